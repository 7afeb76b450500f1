import { css } from "@linaria/core";

/** An eyebrow: a line of small monospaced capitals above a heading or a figure. */
export const eyebrow = css`
  color: var(--muted);
  font: 500 0.75rem/1.5 var(--mono);
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
