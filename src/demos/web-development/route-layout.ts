import { box, type Box, type Canvas } from "../svg-geometry.ts";

const layouts = {
  wide: {
    /** The first of the switches, the way from one to the next, and the left end of the visits' flow. */
    rule: box(236, 32, 128, 52),
    pitch: 64,
    start: 120,
    apps: { toOld: box(590, 32, 169, 116), toNew: box(590, 160, 169, 116) },
    outage: box(1, 322, 758, 44),
  },
  narrow: {
    rule: box(92, 1, 92, 56),
    pitch: 59,
    start: 78,
    apps: { toOld: box(260, 1, 79, 112), toNew: box(260, 122, 79, 112) },
    outage: box(1, 258, 338, 28),
  },
};

export const layoutOf = ({ narrow }: Canvas) => layouts[narrow ? "narrow" : "wide"];

/** Of the switch for a page. */
export function ruleBox(canvas: Canvas, index: number): Box {
  const { rule, pitch } = layoutOf(canvas);
  return { ...rule, y: rule.y + index * pitch };
}
