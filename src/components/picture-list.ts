import { css } from "@linaria/core";

/** A list whose entries have a picture beside their text, `--picture` wide. */
export const pictureList = css`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--picture) minmax(0, 1fr);
    align-items: start;
    gap: 20px;
  }
`;
