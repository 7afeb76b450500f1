import { css } from "@linaria/core";

/** Sets the headings h1 and h2 of /our-work in the largest size. */
export const chapter = css`
  h1,
  h2 {
    font-size: var(--step-6);
  }
`;
