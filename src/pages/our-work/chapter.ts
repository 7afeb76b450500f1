import { css } from "@linaria/core";

/** The largest headings, for what the page has: its own heading, this website, and the briefs. */
export const chapter = css`
  h1,
  h2 {
    font-size: var(--step-6);
  }
`;
