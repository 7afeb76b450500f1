import { css } from "@linaria/core";

/** A link whose target is as large as its nearest ancestor that has a `position`, such as a whole stamp. */
export const stretchedLink = css`
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
