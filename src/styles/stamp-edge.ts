import { mask } from "./tokens.ts";

const hole = `radial-gradient(circle, ${mask.shown} 5.5px, ${mask.hidden} 6px)`;

/**
 * The perforated edge of a stamp. A row of holes for each side, anchored there: one pattern over the whole would leave
 * cut holes where a browser rounds its tiles to device pixels. `round` fits a whole number of holes into each side.
 */
export const stampEdge = `
  mask:
    ${hole} 0 -9px / 18px 18px round no-repeat exclude,
    ${hole} 0 calc(100% + 9px) / 18px 18px round no-repeat exclude,
    ${hole} -9px 0 / 18px 18px no-repeat round exclude,
    ${hole} calc(100% + 9px) 0 / 18px 18px no-repeat round exclude,
    linear-gradient(${mask.shown} 0 0);
`;
