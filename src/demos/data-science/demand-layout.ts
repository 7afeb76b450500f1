import type { Canvas } from "../canvas.ts";
import { linear } from "../linear.ts";
import { backtestFrom, demand, year } from "./demand-model.ts";

/** In units of demand; holds every interval that the settings allow. */
const range = [140, 620] as const;

/** Edges of the chart, and the heights at which its parts begin. */
const plots = {
  wide: { left: 40, edge: 340, right: 760, top: 46, bottom: 266, first: 0, baseline: 328, floor: 392 },
  narrow: { left: 36, edge: 134, right: 340, top: 72, bottom: 240, first: year, baseline: 300, floor: 362 },
};

export interface Plot {
  left: number;
  /** Left edge of the forecast months: they are drawn wider than those that are known. */
  edge: number;
  right: number;
  top: number;
  bottom: number;
  /** The first month that is drawn: on a phone the first year is left out, and the others are legible. */
  first: number;
  /** Of the bars below: where nothing is short and nothing left. */
  baseline: number;
  /** Of the panel behind the forecast months. */
  floor: number;
  /** The left edge of a month. */
  x: (month: number) => number;
  /** The height of so many units of demand. */
  y: (units: number) => number;
}

export function plotOf({ narrow }: Canvas): Plot {
  const plot = plots[narrow ? "narrow" : "wide"];
  const { left, edge, right, top, bottom, first } = plot;
  const known = linear([first, backtestFrom], [left, edge]);
  const forecast = linear([backtestFrom, demand.length], [edge, right]);
  return {
    ...plot,
    x: (month) => (month < backtestFrom ? known(month) : forecast(month)),
    y: linear(range, [bottom, top]),
  };
}
