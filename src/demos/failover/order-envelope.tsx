import { css, cx } from "@linaria/core";
import type { Ref } from "react";

/** An order as an envelope of 58 by 40 units; its upper left corner is at 0, 0. */
export const envelopePath = "M0 0H58V40H0zM58 0L29 22 0 0";

interface Props {
  ref?: Ref<SVGSVGElement>;
  className?: string;
}

export function OrderEnvelope({ ref, className }: Props) {
  return (
    <svg ref={ref} className={cx(envelope, className)} viewBox="-2-2 62 44" aria-hidden="true">
      <path d={envelopePath} />
    </svg>
  );
}

const envelope = css`
  fill: var(--surface);
  stroke: var(--fg);
  stroke-linejoin: round;
  stroke-width: 3;
`;
