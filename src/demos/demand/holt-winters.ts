/** The state of a series after a month. */
export interface Components {
  level: number;
  /** Growth a month. */
  trend: number;
  /** The difference from the level in each month of a season, beginning with the next month. */
  season: readonly number[];
}

/** The weights, 0 to 1, that a new value has in level (alpha), trend (beta) and season (gamma). */
export interface Smoothing {
  alpha: number;
  beta: number;
  gamma: number;
}

/** The values from which R's HoltWinters() starts its search. */
export const defaultSmoothing: Smoothing = { alpha: 0.3, beta: 0.1, gamma: 0.1 };

/** Returns the forecast for the month that is `ahead` months after the last known one. */
export function forecastAhead({ level, trend, season }: Components, ahead = 1): number {
  return level + ahead * trend + season[(ahead - 1) % season.length]!;
}

/**
 * Returns the state after one more month, by the additive Holt-Winters method (Hyndman and Athanasopoulos,
 * Forecasting: Principles and Practice, 8.3).
 */
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
 * Returns the state after the first season, from at least two seasons of values. The trend is the growth
 * between the two; the season is the difference of the first season's values from a line with that trend.
 */
export function initialComponents(values: readonly number[], period: number): Components {
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
