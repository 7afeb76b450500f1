import { css } from "@linaria/core";
import { useLocation } from "wouter";
import Mark from "../content/images/logo-mark.svg?react";
import { services } from "../content/services.ts";
import { stampPaper } from "../styles/stamp-edge.ts";
import { stampInks } from "../styles/tokens.ts";

/** The stamp of the service whose page the visitor writes from; elsewhere our own. */
export function Postage() {
  const [path] = useLocation();
  const service = services.find(({ slug }) => path === `/${slug}`);

  return (
    <span className={stamp}>
      {service ? (
        <img src={service.stamp} alt="" width="144" height="144" className={print} />
      ) : (
        <span className={print}>
          <Mark />
        </span>
      )}
    </span>
  );
}

const stamp = css`
  position: relative;
  display: block;
  inline-size: max(60px, 22cqi);
  padding: clamp(6px, 2cqi, 9.6px);
  ${stampPaper}
`;

const print = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 1;
  background: ${stampInks.blue.print};
  color: ${stampInks.blue.text};
  font-size: 11cqi;
`;
