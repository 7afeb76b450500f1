import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import {
  baseline,
  costOf,
  leftOverPrices,
  limits,
  shortPrice,
  withCheapestLine,
  type Goods,
  type State,
} from "./demand-model.ts";

const formatUnits = (count: number) => count.toLocaleString("en");
export const formatDollars = (amount: number) => `$${formatUnits(amount)}`;

/** Returns the value that the line sets: the standing order, or the units beyond the forecast. */
export function lineValue(state: State): number {
  return state[limits[state.line].name];
}

export const directions = { up: { verb: "Raise", from: "above" }, down: { verb: "Lower", from: "below" } };

/** Returns the line in words: "400 a month", "30 above the forecast". */
export function formatLine(state: State): string {
  const value = lineValue(state);
  if (state.line === "standing") return `${value}\u00a0a month`;
  if (value === 0) return "the forecast itself";
  return `${Math.abs(value)} ${value > 0 ? directions.up.from : directions.down.from} the forecast`;
}

/** Returns the line as its handle shows it: "400", or "+30" from the forecast. */
export function handleText(state: State): string {
  const value = lineValue(state);
  if (state.line === "standing") return String(value);
  return value < 0 ? `−${-value}` : `+${value}`;
}

export const monthInitials = "JFMAMJJASOND";

/** Explains the colours or the bars of the chart. No legend names a colour, because an owner may change it. */
export const legend = ({ line }: State) =>
  line === "standing"
    ? "Above the line: ran out. Below: left over."
    : "Thin bars: the range of the forecast.";

/** Explains the figure of the cost and its squares. */
export const costUnit = (dollars: number) => `a year, $${dollars}\u00a0a square`;

/** Returns the units that were short and left over in the year, each with the price of one. */
export function mistakeTexts(state: State) {
  const { short, leftOver } = costOf(state);
  return {
    short: `${formatUnits(short)}\u00a0short, $${shortPrice}\u00a0each`,
    leftOver: `${formatUnits(leftOver)}\u00a0left over, $${leftOverPrices[state.goods]}\u00a0each`,
  };
}

export const goodsTitles: Record<Goods, string> = { keep: "They keep", spoil: "They spoil" };

function isCheapest(state: State): boolean {
  return costOf(state).dollars === costOf(withCheapestLine(state)).dollars;
}

/** A question or an answer, above the chart. */
export function headline(state: State): string {
  if (state.line === "standing")
    return isCheapest(state) ? "No straight line fits demand" : "Where would you put the line?";
  return isCheapest(state) ? "That’s the line to order by" : "The line follows the forecast";
}

export const verdicts = {
  lost: (dollars: number) => ({ text: `${formatDollars(dollars)} lost`, good: false }),
  saved: (dollars: number) => ({ text: `${formatDollars(dollars)} saved`, good: true }),
  dearer: (dollars: number) => ({ text: `${formatDollars(dollars)} dearer`, good: false }),
};

export function verdict(state: State): Verdict {
  const { dollars } = costOf(state);
  if (state.line === "standing") return verdicts.lost(dollars);
  const saved = costOf(baseline(state)).dollars - dollars;
  return saved > 0 ? verdicts.saved(saved) : verdicts.dearer(-saved);
}

function insteadOf(state: State): string {
  return `${formatDollars(costOf(state).dollars)} instead of ${formatDollars(costOf(baseline(state)).dollars)}`;
}

/** The sentences about a straight line and about a forecast: where the line is now, and where it costs least. */
export const sentences = {
  standing: {
    now(state: State) {
      const { short, leftOver, dollars } = costOf(state);
      return `At ${lineValue(state)} a month, the warehouse runs ${formatUnits(short)}\u00a0units short and has ${formatUnits(leftOver)} left over. That costs ${formatDollars(dollars)} a year.`;
    },
    cheapest: (state: State) =>
      `No straight line costs less: at ${lineValue(state)} a month the year still costs ${formatDollars(costOf(state).dollars)}.`,
  },
  forecast: {
    now(state: State) {
      const { short, leftOver } = costOf(state);
      const order = lineValue(state) === 0 ? "by the forecast" : formatLine(state);
      return `If you order ${order}, you’re ${formatUnits(short)} short and have ${formatUnits(leftOver)} left over: ${insteadOf(state)}.`;
    },
    cheapest(state: State) {
      const times = shortPrice / leftOverPrices[state.goods];
      const best = lineValue(state) === 0 ? "The forecast itself" : formatLine(state);
      return `${best} costs least: ${insteadOf(state)}. A unit short costs ${times} times as much as one left over.`;
    },
  },
};

export function describe(state: State): string {
  return sentences[state.line][isCheapest(state) ? "cheapest" : "now"](state);
}

export const forecastSuggestion = "Let the line follow a forecast";

/** Suggests the best straight line, then the forecast, then the best distance from it. */
export function suggest(state: State): Suggestion<State> | undefined {
  const best = withCheapestLine(state);
  const distance = lineValue(best) - lineValue(state);
  const { verb } = distance > 0 ? directions.up : directions.down;
  if (state.line === "standing")
    return isCheapest(state)
      ? { label: forecastSuggestion, changes: { line: "forecast", margin: 0 } }
      : { label: `${verb} the line to ${best.order}`, changes: best };
  return isCheapest(state)
    ? undefined
    : { label: `${verb} the line by ${Math.abs(distance)}`, changes: best };
}

export function explanation(state: State): string {
  const leftOver = leftOverPrices[state.goods];

  const share = Math.round((shortPrice / (shortPrice + leftOver)) * 100);
  return `The demand is made up, and leftovers never count towards the next month, even if they keep. The forecast (additive Holt-Winters) knows only the months before. The thin bars cover 80% of months if the forecast’s errors are normally distributed. The suggested lines are the best in hindsight. In advance, the two costs tell you to order enough for ${share}% of months (the newsvendor’s critical ratio).`;
}

export function enclosure(state: State): string {
  return `I tried the order line, with $${shortPrice} for a unit short and $${leftOverPrices[state.goods]} for one left over. ${describe(state)}`;
}
