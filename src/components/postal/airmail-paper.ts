import { css } from "@linaria/core";
import { mask, radius } from "../../styles/tokens.ts";

/** White paper with the stripes of an airmail envelope along all edges, `--stripe-width` wide. */
export const airmailPaper = css`
  position: relative;
  border-radius: ${radius.paper};
  /* Becomes visible with forced colours. */
  outline: 1px solid transparent;
  background: var(--surface);
  box-shadow: var(--shadow-paper);

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    padding: var(--stripe-width, 10px);
    background: var(--stripe);
    mask:
      linear-gradient(${mask.shown} 0 0) content-box exclude,
      linear-gradient(${mask.shown} 0 0);
    pointer-events: none;
  }
`;
