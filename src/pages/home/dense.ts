import { css } from "@linaria/core";

/** Puts the sections of the home page closer together than those of other pages. */
export const dense = css`
  --section: var(--space-l);
`;
