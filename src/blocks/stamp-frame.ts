import { css } from "@linaria/core";
import { stampPaper } from "../styles/stamp-edge.ts";

/** Around a drawing: the perforated white edge of a stamp. */
export const stampFrame = css`
  position: relative;
  display: block;
  padding: clamp(10px, 1.4vw, 16px);
  ${stampPaper}

  > img {
    position: relative;
    inline-size: 100%;
    object-fit: cover;
  }
`;
