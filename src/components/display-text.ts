import { css } from "@linaria/core";

/** Short sentences in the type of a heading. */
export const displayText = css`
  font: 820 var(--step-2) / 1.2 var(--display);
  word-spacing: 0.09em;
`;

export const largeDisplayText = css`
  font: 820 var(--step-4) / 1.2 var(--display);
  word-spacing: 0.09em;
`;
