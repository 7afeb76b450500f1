import { css } from "@linaria/core";

/** A first screen whose heading is as wide as the page, above all columns. */
export const hugeHeading = css`
  h1 {
    grid-column: 1 / -1;
    font-size: var(--step-6);
  }
`;
