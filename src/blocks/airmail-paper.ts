import { css } from "@linaria/core";
import { mask, radius } from "../styles/tokens.ts";

/** White paper with the airmail stripe for an edge; with the class "airmail" beside it, one of four strips (late.css). */
export const airmailPaper = css`
  position: relative;
  border-radius: ${radius.paper};
  background: var(--surface);
  box-shadow: var(--shadow-paper);

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    padding: 10px;
    background: var(--stripe);
    mask:
      linear-gradient(${mask.shown} 0 0) content-box exclude,
      linear-gradient(${mask.shown} 0 0);
    pointer-events: none;
  }
`;
