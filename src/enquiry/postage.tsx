import { css } from "@linaria/core";
import { useLocation } from "wouter";
import Mark from "../content/images/logo-mark.svg?react";
import { services } from "../content/services.ts";
import { stampEdge } from "../styles/stamp-edge.ts";
import { shades, stampInks, white } from "../styles/tokens.ts";

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
  /* Its teeth show on white paper. Not on the masked part itself: a mask cuts off what a filter adds. */
  filter: drop-shadow(0 0.5px 1px ${shades.underLifted});

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background: ${white};
    ${stampEdge}
  }
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
