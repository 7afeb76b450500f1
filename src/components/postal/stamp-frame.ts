import { css } from "@linaria/core";
import { stampPaper } from "./stamp-edge.ts";

/** The perforated white edge of a stamp around a drawing. */
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
