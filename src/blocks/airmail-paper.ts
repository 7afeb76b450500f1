import { css } from "@linaria/core";

/** White paper with the airmail stripe for an edge. */
export const airmailPaper = css`
  position: relative;
  border-radius: 2px;
  background: #fff;
  box-shadow: var(--shadow-paper);

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    padding: 10px;
    background: var(--stripe);
    mask:
      linear-gradient(#000 0 0) content-box exclude,
      linear-gradient(#000 0 0);
    pointer-events: none;
  }
`;
