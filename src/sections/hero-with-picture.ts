import { css } from "@linaria/core";
import { phone } from "../styles/media-queries.ts";

/** A hero whose picture fills the right part of the window; the words keep to the left one. */
export const heroWithPicture = css`
  position: relative;
  overflow: clip;

  @media not ${phone} {
    display: grid;
    align-items: center;
    min-block-size: 37vw;

    > :first-child {
      max-inline-size: calc(61vw - var(--window-margin) - 24px);
    }
  }
`;
