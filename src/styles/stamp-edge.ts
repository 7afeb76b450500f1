import { mask } from "./tokens.ts";

/** The mask image of one hole: a disc, which `exclude` cuts out of the edge. */
export const hole = `radial-gradient(closest-side, ${mask.shown} 61%, ${mask.hidden} 67%)`;

/** The least width of the white edge around what is printed on a stamp. */
export const stampEdgeWidth = "12px";

/**
 * The perforated edge of a stamp, with holes `--pitch` apart. Each side has its own row of holes, positioned
 * at that side: a single pattern over the whole stamp would end in cut holes, because browsers round its
 * tiles to device pixels. `round` fits a whole number of holes into each side.
 */
export const stampEdge = `
  --tile: var(--pitch, 18px) var(--pitch, 18px);
  --out: calc(var(--pitch, 18px) / -2);
  mask:
    ${hole} 0 var(--out) / var(--tile) round no-repeat exclude,
    ${hole} 0 calc(100% - var(--out)) / var(--tile) round no-repeat exclude,
    ${hole} var(--out) 0 / var(--tile) no-repeat round exclude,
    ${hole} calc(100% - var(--out)) 0 / var(--tile) no-repeat round exclude,
    linear-gradient(${mask.shown} 0 0);
`;
