import { css } from "@linaria/core";

/** For a `details` whose mark is a plus that turns into a cross. */
export const fold = css`
  > summary {
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
    > svg {
      flex: none;
      transition: rotate var(--t-panel) var(--ease);
    }
  }
  &[open] > summary > svg {
    rotate: 45deg;
  }
`;
