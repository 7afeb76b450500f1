import { css } from "@linaria/core";

/** Headings h1 and h2 in the largest size, in a grid above all its columns. */
export const hugeHeading = css`
  h1,
  h2 {
    grid-column: 1 / -1;
    font-size: var(--step-6);
  }
`;
