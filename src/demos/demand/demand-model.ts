import { defaultSmoothing, forecastAhead, initialComponents, mean, update } from "./holt-winters.ts";

/**
 * Made-up demand of three years in units a month: 300 at the start, growing by 2 a month and by 6 from the
 * middle of the second year, with a season and noise with a standard deviation of 14.
 */
const demand = [
  250, 224, 257, 307, 353, 340, 326, 305, 341, 360, 414, 298, 260, 234, 268, 343, 341, 403, 356, 323, 358,
  393, 463, 356, 315, 293, 326, 390, 457, 466, 452, 406, 422, 437, 513, 414,
];

export const seasonLength = 12;
/** The index of the first month that is forecast as if it were still to come. */
const backtestFrom = 24;

/** The cost in dollars of a unit that was asked for and not there. */
export const shortPrice = 20;
/** The cost in dollars of a unit left over: of goods that keep, and of goods that spoil. */
export const leftOverPrices = { keep: 4, spoil: 16 };
export type Goods = keyof typeof leftOverPrices;

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
 * Forecasts the month after `known`, at least two years, by Holt-Winters from nothing but `known`. `spread`
 * is the root mean square of the errors so far, in units.
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

/** This many standard deviations to each side hold 80% of a normal distribution. */
export const bandDeviations = 1.28;

/** Forecasts each month from `backtestFrom` on one month ahead, from the months before it alone. */
function backtest(series: readonly number[]) {
  return series.slice(backtestFrom).map((actual, index) => {
    const { expected, spread } = forecast(series.slice(0, backtestFrom + index));
    return { actual, expected, spread };
  });
}

/** The year that the drawing shows. */
const year = backtest(demand);

/**
 * Returns what is ordered in each month of the year, and how many units are short or left over. Nothing is
 * kept for the next month.
 */
export function orders({ line, order, margin }: State) {
  return year.map(({ actual, expected, spread }) => {
    const ordered = line === "standing" ? order : expected + margin;
    const [short, leftOver] = [Math.max(0, actual - ordered), Math.max(0, ordered - actual)];
    return { actual, expected, spread, ordered, short, leftOver };
  });
}

/** Returns the units that were short and left over in the year, and their cost in dollars. */
export function costOf(state: State): { short: number; leftOver: number; dollars: number } {
  const months = orders(state);
  const short = months.reduce((sum, month) => sum + month.short, 0);
  const leftOver = months.reduce((sum, month) => sum + month.leftOver, 0);
  return { short, leftOver, dollars: short * shortPrice + leftOver * leftOverPrices[state.goods] };
}

/** Returns the state with the line moved to a value in units a month, within its limits and on a step. */
export function moveLine(state: State, value: number, step: number = limits[state.line].step): State {
  const { name, min, max } = limits[state.line];
  return { ...state, [name]: Math.min(max, Math.max(min, Math.round(value / step) * step)) };
}

/** Returns the state with the line where the year costs least, which is known only once the year is over. */
export function withCheapestLine(state: State): State {
  const { min, max, step } = limits[state.line];
  const states = Array.from({ length: (max - min) / step + 1 }, (_, index) =>
    moveLine(state, min + index * step),
  );
  return states.reduce((best, each) => (costOf(each).dollars < costOf(best).dollars ? each : best));
}

/** Returns the state with the standing order that everything is compared with. */
export function baseline({ goods }: State): State {
  return { ...initialState, goods };
}
