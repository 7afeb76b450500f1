import { motionAllowed } from "./breakpoints.ts";
import { mask, shades, white } from "./tokens.ts";

const hole = `radial-gradient(closest-side, ${mask.shown} 61%, ${mask.hidden} 67%)`;

/**
 * The perforated edge of a stamp, its holes `--pitch` apart. A row of holes for each side, anchored there: one pattern over
 * the whole would leave cut holes where a browser rounds its tiles to device pixels. `round` fits a whole number of holes
 * into each side.
 */
const edge = `
  --tile: var(--pitch, 18px) var(--pitch, 18px);
  --out: calc(var(--pitch, 18px) / -2);
  mask:
    ${hole} 0 var(--out) / var(--tile) round no-repeat exclude,
    ${hole} 0 calc(100% - var(--out)) / var(--tile) round no-repeat exclude,
    ${hole} var(--out) 0 / var(--tile) no-repeat round exclude,
    ${hole} calc(100% - var(--out)) 0 / var(--tile) no-repeat round exclude,
    linear-gradient(${mask.shown} 0 0);
`;

/** The white paper of a stamp behind what is printed on it, for an element with a position. */
export const stampPaper = `
  /* Makes the teeth visible on white paper. Not on the masked part itself: its mask would cut the shadow off. */
  filter: drop-shadow(0 1px 2px ${shades.underLifted});

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background: ${white};
    ${edge}
  }
`;

/** Lifts a stamp that is a link under the pointer. */
export const liftedStamp = `
  @media ${motionAllowed} {
    transition: translate var(--t-hover);

    &:hover {
      translate: 0 -4px;
    }
  }
`;
