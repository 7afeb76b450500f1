import { css } from "@linaria/core";
import { monoFont } from "../styles/mono-font.ts";

/** An eyebrow: a line of small monospaced capitals above a heading or a figure. */
export const eyebrow = css`
  color: var(--muted);
  ${monoFont("0.75rem", 1.5)};
  letter-spacing: 0.04em;
  text-transform: uppercase;
  text-wrap: balance;

  + :is(p, dd) {
    margin-block-start: 6px;
  }
  + :is(h2, h3) {
    margin-block-start: 14px;
  }
`;
