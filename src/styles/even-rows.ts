import { roomForTwo } from "./breakpoints.ts";

/** Children in rows of two, or of `--in-row`; a shorter last row shares the whole width. For use inside a class. */
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
