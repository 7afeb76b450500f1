import { css } from "@linaria/core";

/** A link whose target is a whole card: its nearest ancestor that has a `position`. */
export const wholeCardLink = css`
  color: inherit;
  text-decoration-line: none;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
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
