import type { Box } from "../box.ts";
export interface Layout {
  width: number;
  height: number;
  text: number;
  /** The proxy's rules, one a path; the first one's place. */
  rule: Box;
  /** From one rule to the next. */
  pitch: number;
  /** Where the visits of a path begin to flow. */
  start: number;
  apps: { toOld: Box; toNew: Box };
  bars: number;
}

export const wideLayout: Layout = {
  width: 760,
  height: 512,
  text: 15,
  rule: { x: 236, y: 32, width: 116, height: 52 },
  pitch: 61,
  start: 120,
  apps: {
    toOld: { x: 590, y: 32, width: 169, height: 170 },
    toNew: { x: 590, y: 219, width: 169, height: 170 },
  },
  bars: 432,
};

export const narrowLayout: Layout = {
  width: 340,
  height: 506,
  text: 14,
  rule: { x: 92, y: 28, width: 92, height: 48 },
  pitch: 60,
  start: 78,
  apps: {
    toOld: { x: 260, y: 28, width: 79, height: 168 },
    toNew: { x: 260, y: 208, width: 79, height: 168 },
  },
  bars: 420,
};

export function ruleBox({ rule, pitch }: Layout, index: number): Box {
  return { ...rule, y: rule.y + index * pitch };
}
