import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { stampPaper } from "../../components/postal/stamp-paper.ts";
import { services } from "../../content/services.ts";
import { useCurrentPath } from "../../routing/current-path.ts";
import { BothSides } from "./both-sides.tsx";

/**
 * The stamp of the service whose page the visitor is on; on every other page a pair, whose drawing goes from
 * a device to a server. The children are marks on it, such as the postmark, which begins on the paper to its
 * left.
 */
export function EnvelopeStamp({ children }: { children?: ReactNode }) {
  const path = useCurrentPath();
  const service = services.find(({ slug }) => path === `/${slug}`);

  return (
    <span className={cx(stampPaper, stamp)}>
      {service ? (
        <img src={service.stampPicture} alt="" width="144" height="144" decoding="sync" />
      ) : (
        <BothSides />
      )}
      {children}
    </span>
  );
}

const stamp = css`
  position: absolute;
  inset: 9% calc(9% + var(--cut-off, 0%)) auto auto;
  padding: 1.3cqi;
  --pitch: 2.3cqi;

  > :first-child {
    position: relative;
    inline-size: auto;
    block-size: 26cqi;
  }
`;
