import { narrowPage } from "./breakpoints.ts";

/** For a section: its heading on the left, its content on the right. A text, like even-rows.ts. */
export const twoColumns = `
  > div {
    display: grid;
    grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr);
    gap: 28px clamp(32px, 6vw, 96px);

    @media ${narrowPage} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  > div > :first-child {
    align-content: start;
    margin-block-end: 0;
  }
`;
