import { css } from "@linaria/core";

/** A page to be read in one go: its sections follow closer than on the others. */
export const dense = css`
  --section: clamp(32px, 4.5vw, 64px);
`;
