import { box, type Box, type Canvas } from "../svg-geometry.ts";

const layouts = {
  wide: {
    firstSwitch: box(236, 32, 128, 52),
    /** From the top of one switch to that of the next. */
    switchDistance: 64,
    /** The left end of the flows. */
    flowStart: 120,
    apps: { toOld: box(590, 32, 169, 116), toNew: box(590, 160, 169, 116) },
    /** The area for the failed visits when everything is released at once. */
    outage: box(1, 322, 758, 44),
  },
  narrow: {
    firstSwitch: box(92, 1, 92, 56),
    switchDistance: 59,
    flowStart: 78,
    apps: { toOld: box(260, 1, 79, 112), toNew: box(260, 122, 79, 112) },
    outage: box(1, 258, 338, 28),
  },
};

export const layoutOf = ({ narrow }: Canvas) => layouts[narrow ? "narrow" : "wide"];

/** Returns the box of the switch for a page, by its index in `routes`. */
export function switchBox(canvas: Canvas, index: number): Box {
  const { firstSwitch, switchDistance } = layoutOf(canvas);
  return { ...firstSwitch, y: firstSwitch.y + index * switchDistance };
}
