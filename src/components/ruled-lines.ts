import { css } from "@linaria/core";

/** A list whose entries are written on lines, as on ruled paper. */
export const ruledLines = css`
  > li {
    padding-block: 20px;
    border-block-end: 1px solid var(--control);
  }
`;
