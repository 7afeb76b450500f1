/** The state of a series after a month: its level, its monthly trend, and how much each month of a season adds. */
export interface Components {
  level: number;
  trend: number;
  /** The latest estimates, the month to come first. */
  season: readonly number[];
}

/** Of level, trend and season: how much a new month counts, 0 to 1. */
export interface Smoothing {
  alpha: number;
  beta: number;
  gamma: number;
}

/** The values that R's HoltWinters() begins its search with. */
export const defaultSmoothing: Smoothing = { alpha: 0.3, beta: 0.1, gamma: 0.1 };

/** `ahead` steps after the state's own month. */
export function forecastFrom({ level, trend, season }: Components, ahead = 1): number {
  return level + ahead * trend + season[(ahead - 1) % season.length]!;
}

/** Additive Holt-Winters, one month on (Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 8.3). */
export function update(
  { level, trend, season }: Components,
  value: number,
  smoothing: Smoothing,
): Components {
  const { alpha, beta, gamma } = smoothing;
  const [before, ...others] = season;
  const next = alpha * (value - before!) + (1 - alpha) * (level + trend);
  return {
    level: next,
    trend: beta * (next - level) + (1 - beta) * trend,
    season: [...others, gamma * (value - level - trend) + (1 - gamma) * before!],
  };
}

/**
 * The start of the recursion, after the first year: the trend is the growth between the first two years, the seasons are
 * what the first year's months are off its line.
 */
export function startOf(values: readonly number[], period: number): Components {
  const first = values.slice(0, period);
  const middle = (period - 1) / 2;
  const trend = (mean(values.slice(period, 2 * period)) - mean(first)) / period;
  const line = first.map((_, month) => mean(first) + (month - middle) * trend);
  return {
    level: line.at(-1)!,
    trend,
    season: first.map((value, month) => value - line[month]!),
  };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
