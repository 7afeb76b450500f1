import { box, type Box, type Canvas } from "../canvas.ts";

export interface Layout {
  /** The proxy's rules, one a path; the first one's place. */
  rule: Box;
  /** From one rule to the next. */
  pitch: number;
  /** Left end of the visits' flow. */
  start: number;
  apps: { toOld: Box; toNew: Box };
  /** The first bar of the costs. */
  bars: number;
}

const wide: Layout = {
  rule: box(236, 32, 116, 52),
  pitch: 61,
  start: 120,
  apps: {
    toOld: box(590, 32, 169, 170),
    toNew: box(590, 219, 169, 170),
  },
  bars: 432,
};

const narrow: Layout = {
  rule: box(92, 28, 92, 48),
  pitch: 60,
  start: 78,
  apps: {
    toOld: box(260, 28, 79, 168),
    toNew: box(260, 208, 79, 168),
  },
  bars: 420,
};

export function layoutOf(canvas: Canvas): Layout {
  return canvas.narrow ? narrow : wide;
}

export function ruleBox({ rule, pitch }: Layout, index: number): Box {
  return { ...rule, y: rule.y + index * pitch };
}
