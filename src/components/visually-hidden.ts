import { css } from "@linaria/core";

/** The declarations that hide an element from the screen, but not from assistive technology. */
export const hiddenFromSight = `
  position: absolute;
  inline-size: 1px;
  margin: -1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Hides an element from the screen, but not from assistive technology. */
export const visuallyHidden = css`
  ${hiddenFromSight}
`;
