import { css } from "@linaria/core";
import { motionAllowed } from "../styles/breakpoints.ts";

/** Shapes of a live drawing that grow, shrink and move instead of changing at once. */
export const eased = css`
  @media ${motionAllowed} {
    > :is(path, rect) {
      transition: all calc(3 * var(--t-panel)) var(--ease);
    }
  }
`;
