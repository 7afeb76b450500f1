import { roomForTwo } from "./breakpoints.ts";

/**
 * Children in rows of two, or of `--in-row`; those of a last row that is short share its whole width. A text and not a
 * class: a class in a file of its own would be one more stylesheet for every document to name.
 */
export const evenRows = `
  display: flex;
  flex-wrap: wrap;
  gap: 36px clamp(24px, 3vw, 48px);

  > * {
    flex: 1 1 calc(100% / var(--in-row, 1) - 48px);
    min-inline-size: 0;
  }
  @media ${roomForTwo} {
    --in-row: 2;
  }
`;
