import { css } from "@linaria/core";
import { motionAllowed } from "../styles/media-queries.ts";
import { easing, times } from "../styles/tokens.ts";

/** Animates all shapes and groups in a drawing, except what is dragged and follows the pointer. */
export const animatedDrawing = css`
  @media ${motionAllowed} {
    :is(rect, path, g):not([data-dragged] *) {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
`;
