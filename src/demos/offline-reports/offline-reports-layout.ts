import type { SizeName } from "../drawing-size.ts";
import { rect, type Point, type Rect } from "../svg-geometry.ts";
import { stops } from "./offline-reports-model.ts";

export const layouts = {
  wide: {
    /** The backgrounds of the phone, of the street with the cellar below it, and of the office. */
    phoneBackground: rect(0, 0, 316, 440),
    street: rect(332, 0, 424, 176),
    cellar: rect(332, 176, 424, 264),
    office: rect(772, 0, 228, 440),
    /** The drawing cuts off the phone's lower end. */
    phone: rect(32, 26, 252, 460),
    bezel: 12,
    status: { y: 74, fontSize: 22 },
    row: { y: 94, height: 62, fontSize: 24, stateFontSize: 21 },
    keep: { area: rect(44, 352, 228, 62), fontSize: 24 },
    margin: 20,
    headline: { y: 48, fontSize: 34 },
    cellarText: { y: 430, fontSize: 22 },
    /** The point between the inspector's feet at each stop. */
    stopPoints: [
      { x: 364, y: 172 },
      { x: 432, y: 172 },
      { x: 432, y: 400 },
      { x: 596, y: 400 },
      { x: 686, y: 308 },
      { x: 722, y: 172 },
    ],
    /** The scale of the inspector, who is 88 units high at 1. */
    inspector: 1,
    house: rect(484, 76, 196, 100),
    floor: 404,
    stairs: "M628 404v-26h28v-26h28v-26h28v-26h20V176h24V404z",
    machines: { boiler: { x: 456, y: 404 }, pump: { x: 628, y: 404 }, scale: 0.86 },
    officeTitle: { x: 792, y: 48, fontSize: 34 },
    count: { x: 792, y: 118, fontSize: 76, anchor: "start" },
    slot: rect(792, 150, 188, 58),
    slotDistance: 70,
    slotFontSize: 26,
    /** The scale of a report that the inspector carries, and of one on the floor. */
    carriedScale: 0.42,
    lostScale: 0.42,
    tagFontSize: 24,
    /** The height of the label LOST above the floor. */
    tagHeight: 114,
  },
  narrow: {
    phoneBackground: rect(0, 182, 176, 236),
    street: rect(0, 0, 340, 76),
    cellar: rect(0, 76, 340, 98),
    office: rect(184, 182, 156, 236),
    phone: rect(10, 192, 156, 252),
    bezel: 6,
    status: { y: 218, fontSize: 16 },
    row: { y: 227, height: 32, fontSize: 17, stateFontSize: 15 },
    keep: { area: rect(16, 357, 144, 46), fontSize: 17 },
    margin: 10,
    headline: { y: 24, fontSize: 23 },
    cellarText: { y: 169, fontSize: 16 },
    stopPoints: [
      { x: 26, y: 74 },
      { x: 84, y: 74 },
      { x: 84, y: 151 },
      { x: 196, y: 151 },
      { x: 276, y: 118 },
      { x: 314, y: 74 },
    ],
    inspector: 0.5,
    house: rect(120, 34, 136, 42),
    floor: 153,
    stairs: "M244 153v-12h18v-12h18v-12h18v-40h42V152z",
    machines: { boiler: { x: 104, y: 153 }, pump: { x: 218, y: 153 }, scale: 0.48 },
    officeTitle: { x: 194, y: 214, fontSize: 25 },
    count: { x: 330, y: 214, fontSize: 30, anchor: "end" },
    slot: rect(194, 226, 136, 36),
    slotDistance: 44,
    slotFontSize: 18,
    carriedScale: 0.24,
    lostScale: 0.34,
    tagFontSize: 14,
    tagHeight: 58,
  },
} as const;

export type Layout = (typeof layouts)[SizeName];

/** Returns the rectangle of the inspector, large enough for a finger. */
export function inspectorRect(stop: number, { stopPoints, inspector }: Layout): Rect {
  const { x, y } = stopPoints[stop]!;
  const [width, height] = [Math.max(44, 56 * inspector), Math.max(46, 88 * inspector)];
  return rect(x - width / 2, y - height + 3, width, height);
}

/** Returns the upper edge of the office's slot for a report, by the index of its check. */
export function slotY(index: number, { slot, slotDistance }: Layout): number {
  return slot.y + index * slotDistance;
}

/** Returns the stop of the round that is nearest to a point. */
export function stopNear({ x, y }: Point, { stopPoints }: Layout): number {
  const distances = stopPoints.map((point) => Math.hypot(point.x - x, point.y - y));
  return distances.indexOf(Math.min(...distances)) % stops.length;
}
