import { css } from "@linaria/core";
import { roomForFour, roomForThree, roomForTwo } from "../styles/media-queries.ts";

/** As many columns as fit, each at least `--column` wide (380 px by default). */
export const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--column, 380px)), 1fr));
  gap: 44px var(--space-l);
`;

/** Three items in one row, or in one column; never two in a row and the third below them. */
export const threeOrOne = css`
  display: grid;
  gap: 20px var(--space-m);

  @media ${roomForThree} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Four items in one row, two in a row, or one below the other. */
export const fourTwoOrOne = css`
  display: grid;
  gap: 20px var(--space-m);

  @media ${roomForTwo} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${roomForFour} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
