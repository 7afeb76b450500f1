import { css, cx } from "@linaria/core";
import { stampPaper } from "./stamp-paper.ts";

const frame = css`
  display: block;
  padding: 12px;

  > img {
    object-fit: cover;
  }
`;

/** The perforated white edge of a stamp around a drawing. */
export const stampFrame = cx(stampPaper, frame);
