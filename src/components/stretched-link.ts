import { css } from "@linaria/core";

/**
 * The declarations of a link's pseudo-element that makes its target as large as its nearest ancestor that has
 * a `position`, such as a whole stamp.
 */
export const stretchedTarget = 'content: ""; position: absolute; inset: 0';

/** A link with such a target, underlined while a pointer is on any of it. */
export const stretchedLink = css`
  color: inherit;
  text-decoration-line: none;

  &::after {
    ${stretchedTarget};
  }
  &:hover {
    text-decoration-line: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: var(--focus-offset, 3px);
  }
`;
