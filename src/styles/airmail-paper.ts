import { css } from "@linaria/core";
import { mask, radius } from "./tokens.ts";

/** The stripe of an airmail envelope along the top of a paper. For use inside a class. */
export const stripedTop = `
  border-block-start: 6px solid;
  border-image: var(--stripe) 6;
`;

/** White paper with the striped edge of an airmail envelope. */
export const airmailPaper = css`
  position: relative;
  border-radius: ${radius.paper};
  /* Seen where colours are forced. */
  outline: 1px solid transparent;
  background: var(--surface);
  box-shadow: var(--shadow-paper);

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    padding: var(--edge, 10px);
    background: var(--stripe);
    mask:
      linear-gradient(${mask.shown} 0 0) content-box exclude,
      linear-gradient(${mask.shown} 0 0);
    pointer-events: none;
  }
`;
