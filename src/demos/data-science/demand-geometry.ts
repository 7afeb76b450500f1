import { backtestFrom, demand, year } from "./demand-model.ts";

export const drawingSize = {
  wide: { width: 760, height: 556 },
  narrow: { width: 340, height: 578 },
};

/** In units of demand; holds every interval that the settings allow. */
const range = { low: 140, high: 620 };

export interface Plot {
  left: number;
  /** Where the forecast months begin: they are drawn wider than those that are known. */
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
}

const plots: Record<keyof typeof drawingSize, Plot> = {
  wide: { left: 40, edge: 340, right: 760, top: 46, bottom: 266, first: 0, baseline: 328, floor: 392 },
  narrow: { left: 36, edge: 134, right: 340, top: 72, bottom: 240, first: year, baseline: 300, floor: 362 },
};

export function plotOf(narrow: boolean): Plot {
  return plots[narrow ? "narrow" : "wide"];
}

export function stepOf(month: number, { left, edge, right, first }: Plot): number {
  return month < backtestFrom
    ? (edge - left) / (backtestFrom - first)
    : (right - edge) / (demand.length - backtestFrom);
}

/** Where a month begins. */
export function startOfMonth(month: number, plot: Plot): number {
  const step = stepOf(month, plot);
  return month < backtestFrom
    ? plot.left + (month - plot.first) * step
    : plot.edge + (month - backtestFrom) * step;
}

export function middleOfMonth(month: number, plot: Plot): number {
  return startOfMonth(month, plot) + stepOf(month, plot) / 2;
}

export function yOf(units: number, { top, bottom }: Plot): number {
  return bottom - ((units - range.low) / (range.high - range.low)) * (bottom - top);
}
