import { css } from "@linaria/core";
import { narrowPage } from "../styles/media-queries.ts";

/**
 * A list with lines between its entries. The three parts of an entry stand side by side, or in one column on
 * a narrow page.
 */
export const ruledRows = css`
  border-block-start: 2px solid var(--fg);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 0.9fr);
    gap: 10px var(--space-m);
    padding-block: 24px;
    border-block-end: 1px solid var(--control);

    @media ${narrowPage} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
