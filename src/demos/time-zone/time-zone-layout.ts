import { withNarrowFlag, type SizeName } from "../drawing-size.ts";
import { rect } from "../svg-geometry.ts";

export const layouts = withNarrowFlag({
  wide: {
    device: rect(0, 0, 315, 402),
    server: rect(343, 0, 315, 402),
    chart: rect(686, 0, 314, 402),
    /** The perforation between the panels. */
    holes: "M329 0V402M672 0V402",
    margin: 28,
    title: { fontSize: 42, y: 56 },
    text: { fontSize: 22, y: 88 },
    clock: { x: 122, y: 210, radius: 88 },
    /** The rows of the server's table; `stored` is the index of the one with the time. */
    rows: { area: rect(448, 122, 182, 36), gap: 9, count: 4, stored: 2, fontSize: 22 },
    letter: { area: rect(264, 158, 130, 88), fontSize: 34 },
    arrowPaths: { from: "M212 210H258", to: "M400 210H434M422 198l12 12-12 12" },
    tag: { device: { x: 124, y: 336 }, server: { x: 552, y: 336 }, fontSize: 23 },
    zoneTag: { at: { x: 329, y: 272 }, fontSize: 25 },
    /**
     * The second line of the chart's panel, from its corner. In the narrow drawing it is beside the title.
     */
    remark: { x: 28, y: 88 },
    /**
     * Within the chart's panel: the margins at its sides and below its axis, the height of the peak, and the
     * text.
     */
    peak: { side: 26, axis: 106, height: 156, fontSize: 22, lineHeight: 30 },
  },
  narrow: {
    device: rect(0, 0, 192, 246),
    server: rect(208, 0, 192, 246),
    chart: rect(0, 262, 400, 216),
    holes: "M200 0V246M0 254H400",
    margin: 14,
    title: { fontSize: 31, y: 38 },
    text: { fontSize: 19, y: 62 },
    clock: { x: 66, y: 136, radius: 48 },
    rows: { area: rect(276, 84, 110, 26), gap: 8, count: 3, stored: 1, fontSize: 19 },
    letter: { area: rect(150, 94, 100, 66), fontSize: 27 },
    arrowPaths: { from: "M124 128H146", to: "M253 128H268M260 119l9 9-9 9" },
    tag: { device: { x: 66, y: 218 }, server: { x: 334, y: 218 }, fontSize: 19 },
    zoneTag: { at: { x: 200, y: 184 }, fontSize: 19 },
    remark: { x: 90, y: 38 },
    peak: { side: 22, axis: 78, height: 70, fontSize: 19, lineHeight: 24 },
  },
});

export type Layout = (typeof layouts)[SizeName];
