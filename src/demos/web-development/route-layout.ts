import { box, type Box, type Canvas } from "../canvas.ts";

const layouts = {
  wide: {
    /** The first of the proxy's switches. */
    rule: box(236, 32, 128, 46),
    /** From one switch to the next. */
    pitch: 56,
    /** Left end of the visits' flow. */
    start: 120,
    apps: { toOld: box(590, 32, 169, 156), toNew: box(590, 202, 169, 156) },
  },
  narrow: {
    rule: box(92, 1, 92, 44),
    pitch: 47,
    start: 78,
    apps: { toOld: box(260, 1, 79, 134), toNew: box(260, 146, 79, 134) },
  },
};

export function layoutOf({ narrow }: Canvas) {
  return layouts[narrow ? "narrow" : "wide"];
}

/** Of the proxy's switch for a path. */
export function ruleBox(canvas: Canvas, index: number): Box {
  const { rule, pitch } = layoutOf(canvas);
  return { ...rule, y: rule.y + index * pitch };
}
