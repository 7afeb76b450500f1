import { css } from "@linaria/core";

/**
 * A list whose entries have a picture beside their text. The picture is `--picture` wide, 38 % by default.
 */
export const pictureList = css`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--picture, 38%) minmax(0, 1fr);
    align-items: start;
    gap: 20px;
  }
`;
