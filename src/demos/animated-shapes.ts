import { css } from "@linaria/core";
import { motionAllowed } from "../styles/breakpoints.ts";

/** Animates the shapes directly inside a group when their place, size or look changes. */
export const animatedShapes = css`
  @media ${motionAllowed} {
    > :is(path, rect) {
      transition: all calc(3 * var(--t-panel)) var(--ease);
    }
  }
`;
