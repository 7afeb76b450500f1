import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { Service } from "../content/services.ts";
import { stampEdge } from "../styles/stamp-edge.ts";

/** A perforated stamp in the ink of its service; what is printed on it is given. */
export function Stamp({ ink, children }: { ink: Service["ink"]; children: ReactNode }) {
  return (
    <div className={paper}>
      <div className={print} data-ink={ink}>
        {children}
      </div>
    </div>
  );
}

const paper = css`
  display: grid;
  block-size: 100%;
  padding: 9.6px;
  background: #fff;
  ${stampEdge}
`;

const print = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: var(--stamp-ink);
  color: var(--stamp-text);
  --stamp-ink: #1f3bd6;
  --stamp-text: #fff;
  --focus: currentColor;

  &[data-ink="red"] {
    --stamp-ink: #c81e33;
  }
  &[data-ink="green"] {
    --stamp-ink: #0a6b5e;
  }
  &[data-ink="violet"] {
    --stamp-ink: #6b2bbf;
  }
  &[data-ink="gold"] {
    --stamp-ink: #ffc93c;
  }
  &[data-ink="paper"] {
    --stamp-ink: #f4f6fb;
  }
  &:is([data-ink="gold"], [data-ink="paper"]) {
    --stamp-text: #11152e;
  }
`;
