import { css } from "@linaria/core";

/** Entries with a picture beside their words, 84 px wide or as wide as `--picture` says. */
export const pictureList = css`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--picture, 84px) minmax(0, 1fr);
    align-items: start;
    gap: clamp(14px, 5vw, 24px);
  }
`;
