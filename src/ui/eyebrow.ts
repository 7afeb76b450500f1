import { css } from "@linaria/core";

/** A typed label: the small monospaced capitals above headings and figures. */
export const label = css`
  color: var(--muted);
  font: 500 0.75rem/1.5 var(--mono);
  letter-spacing: 0.04em;
  text-transform: uppercase;
  text-wrap: balance;

  + p {
    margin-block-start: 4px;
  }
`;
