import { defaultSmoothing, forecastAhead, initialComponents, mean, update } from "./holt-winters.ts";

/**
 * Made-up demand of three years in units a month: 300 at the start, growing by 2 a month and by 6 from the middle of the
 * second year, with a season and noise with a standard deviation of 14.
 */
export const demand = [
  250, 224, 257, 307, 353, 340, 326, 305, 341, 360, 414, 298, 260, 234, 268, 343, 341, 403, 356, 323, 358,
  393, 463, 356, 315, 293, 326, 390, 457, 466, 452, 406, 422, 437, 513, 414,
];

export const seasonLength = 12;
/** The index of the first month that is forecast as if it were still to come. */
export const backtestFrom = 24;

/** The cost in dollars of a unit that was asked for and not there. */
export const shortPrice = 20;
/** The cost in dollars of a unit left over: of goods that keep, and of goods that spoil. */
export const leftPrices = { keep: 4, spoil: 16 } as const;
export type Goods = keyof typeof leftPrices;

export interface State {
  /** A standing order is the same every month; the other line follows the forecast. */
  line: "standing" | "forecast";
  /** The standing order, in units a month. */
  order: number;
  /** The units that are ordered each month beyond the forecast. */
  margin: number;
  goods: Goods;
}

/** How far each line can be moved, in units a month. */
export const limits = {
  standing: { name: "order", min: 340, max: 520, step: 10 },
  forecast: { name: "margin", min: -60, max: 90, step: 10 },
} as const;

export const initialState: State = { line: "standing", order: 400, margin: 0, goods: "keep" };

/**
 * Forecasts the month after `known`, at least two years, by Holt-Winters from nothing but `known`. `spread` is the root mean
 * square of the errors so far, in units.
 */
export function forecast(known: readonly number[]): { expected: number; spread: number } {
  let state = initialComponents(known, seasonLength);
  const squares = known.slice(seasonLength).map((value) => {
    const error = value - forecastAhead(state);
    state = update(state, value, defaultSmoothing);
    return error ** 2;
  });
  return { expected: Math.round(forecastAhead(state)), spread: Math.sqrt(mean(squares)) };
}

/** Forecasts each of the last twelve months one month ahead, from the months before it alone. */
export function backtest(series: readonly number[]) {
  return series.slice(backtestFrom).map((actual, index) => {
    const { expected, spread } = forecast(series.slice(0, backtestFrom + index));
    return { actual, expected, spread };
  });
}

/** The year that the drawing shows. */
export const year = backtest(demand);

/** Returns what is ordered in each month of the year, and how much of it was too little or too much. */
export function orders({ line, order, margin }: State) {
  return year.map(({ actual, expected, spread }) => {
    const ordered = line === "standing" ? order : expected + margin;
    const [short, left] = [Math.max(0, actual - ordered), Math.max(0, ordered - actual)];
    return { actual, expected, spread, ordered, short, left };
  });
}

/** Returns the units that were short and left over in the year, and their cost in dollars. */
export function costOf(state: State): { short: number; left: number; dollars: number } {
  const [short, left] = (["short", "left"] as const).map((kind) =>
    orders(state).reduce((sum, month) => sum + month[kind], 0),
  ) as [number, number];
  return { short, left, dollars: short * shortPrice + left * leftPrices[state.goods] };
}

/** Returns the state with the line moved to a place, within its limits and on its steps. */
export function moveLine(state: State, place: number): State {
  const { name, min, max, step } = limits[state.line];
  return { ...state, [name]: Math.min(max, Math.max(min, Math.round(place / step) * step)) };
}

/** Returns the state with the line at the place that costs least, known only once the year is over. */
export function withCheapestLine(state: State): State {
  const { min, max, step } = limits[state.line];
  const places = Array.from({ length: (max - min) / step + 1 }, (_, index) =>
    moveLine(state, min + index * step),
  );
  return places.reduce((best, each) => (costOf(each).dollars < costOf(best).dollars ? each : best));
}

/** Returns the state with the standing order that everything is compared with. */
export function before({ goods }: State): State {
  return { ...initialState, goods };
}
