import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { places } from "./offline-reports-model.ts";

const layouts = {
  wide: {
    /** The background of the phone, of the street and the cellar below it, and of the office. */
    phoneField: box(0, 0, 316, 440),
    street: box(332, 0, 424, 176),
    cellar: box(332, 176, 424, 264),
    office: box(772, 0, 228, 440),
    /** The phone goes on below the drawing. */
    phone: box(32, 26, 252, 460),
    bezel: 12,
    status: { y: 74, fontSize: 22 },
    row: { y: 94, height: 62, fontSize: 24, stateSize: 21 },
    keep: { box: box(44, 352, 228, 62), fontSize: 24 },
    margin: 20,
    headline: { y: 48, fontSize: 34 },
    cellarText: { y: 430, fontSize: 22 },
    /** Where the inspector's feet are at each place. */
    stops: [
      [364, 172],
      [432, 172],
      [432, 400],
      [596, 400],
      [686, 308],
      [722, 172],
    ],
    inspector: 1,
    house: box(484, 76, 196, 100),
    floor: 404,
    stairs: "M628 404v-26h28v-26h28v-26h28v-26h20V176h24V404z",
    machines: { boiler: [456, 404], pump: [628, 404], scale: 0.86 },
    count: { y: 118, fontSize: 76 },
    officeTitle: { y: 48, fontSize: 34 },
    slot: box(792, 150, 180, 58),
    slotDistance: 70,
    slotFont: 26,
    /** The size of a report outside the office. */
    carried: 0.42,
    fallen: 0.42,
    tag: 24,
    /** The middle of a tag, above the floor. */
    tagHeight: 114,
  },
  narrow: {
    phoneField: box(0, 182, 176, 224),
    street: box(0, 0, 340, 76),
    cellar: box(0, 76, 340, 98),
    office: box(184, 182, 156, 224),
    phone: box(10, 192, 156, 240),
    bezel: 6,
    status: { y: 218, fontSize: 16 },
    row: { y: 227, height: 32, fontSize: 17, stateSize: 15 },
    keep: { box: box(16, 357, 144, 46), fontSize: 17 },
    margin: 10,
    headline: { y: 24, fontSize: 23 },
    cellarText: { y: 169, fontSize: 16 },
    stops: [
      [26, 74],
      [84, 74],
      [84, 151],
      [196, 151],
      [276, 118],
      [314, 74],
    ],
    inspector: 0.5,
    house: box(120, 34, 136, 42),
    floor: 153,
    stairs: "M244 153v-12h18v-12h18v-12h18v-40h42V152z",
    machines: { boiler: [104, 153], pump: [218, 153], scale: 0.48 },
    count: { y: 214, fontSize: 30 },
    officeTitle: { y: 214, fontSize: 25 },
    slot: box(196, 226, 126, 36),
    slotDistance: 44,
    slotFont: 18,
    carried: 0.24,
    fallen: 0.34,
    tag: 14,
    tagHeight: 58,
  },
} as const;

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf({ narrow }: Canvas) {
  return layouts[narrow ? "narrow" : "wide"];
}

/** Returns the box of the inspector, large enough for a finger. */
export function inspectorBox(place: number, { stops, inspector }: Layout): Box {
  const [x, y] = stops[place]!;
  const [width, height] = [Math.max(44, 56 * inspector), Math.max(46, 88 * inspector)];
  return box(x - width / 2, y - height + 3, width, height);
}

/** Returns the place of the round that is nearest to a point. */
export function placeNear({ x, y }: { x: number; y: number }, { stops }: Layout): number {
  const distances = stops.map(([stopX, stopY]) => Math.hypot(stopX - x, stopY - y));
  return distances.indexOf(Math.min(...distances)) % places.length;
}
