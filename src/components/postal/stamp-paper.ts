import { css } from "@linaria/core";
import { stampEdge } from "../../styles/stamp-edge.ts";
import { shades, white } from "../../styles/tokens.ts";

/** The white paper of a stamp, behind its contents, which show as a border as wide as the padding. */
export const stampPaper = css`
  position: relative;
  /* Makes the teeth visible on white. Not on the pseudo-element, whose mask would also cut off its shadow. */
  filter: drop-shadow(0 0 1px ${shades.liftedShadow});

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background: ${white};
    ${stampEdge}
  }
  > img {
    position: relative;
    inline-size: 100%;
  }
`;
