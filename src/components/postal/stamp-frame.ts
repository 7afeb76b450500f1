import { css, cx } from "@linaria/core";
import { stampPaper } from "./stamp-paper.ts";

const frame = css`
  display: block;
  padding: clamp(10px, 1.4vw, 16px);

  > img {
    object-fit: cover;
  }
`;

/** The perforated white edge of a stamp around a drawing. */
export const stampFrame = cx(stampPaper, frame);
