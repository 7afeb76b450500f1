import { css } from "@linaria/core";

/** A list whose entries have a picture beside their text, which is as wide as `--picture` if that is set. */
export const pictureList = css`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--picture, 38%) minmax(0, 1fr);
    align-items: start;
    gap: 20px;
  }
`;
