/** Scores run from 0 to 1 in steps of 0.05; a case raises an alarm when its score is at least the threshold. */
export const bins = 20;

/** Made up: 500 machines of which 80 failed within the week, by the score that a model gave them. */
export const scoredMachines = {
  held: [46, 52, 53, 48, 44, 38, 32, 26, 21, 16, 12, 9, 7, 5, 4, 3, 2, 1, 1, 0],
  failed: [0, 0, 0, 1, 0, 1, 1, 2, 2, 3, 4, 5, 7, 8, 9, 10, 9, 8, 6, 4],
};

/** The team's rule of today on the same machines: inspect whatever is older than eight years. */
export const ageRule: Outcome = { caught: 52, missed: 28, falseAlarms: 96, leftAlone: 324 };

export interface Outcome {
  caught: number;
  missed: number;
  falseAlarms: number;
  leftAlone: number;
}

/** In hours of work lost. */
export interface Prices {
  miss: number;
  falseAlarm: number;
}

export interface State extends Prices {
  /** In bins. */
  threshold: number;
}

type Scored = typeof scoredMachines;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** `threshold` counts bins: 11 is 0.55. */
export function outcomeAt(threshold: number, { held, failed }: Scored = scoredMachines): Outcome {
  return {
    caught: sum(failed.slice(threshold)),
    missed: sum(failed.slice(0, threshold)),
    falseAlarms: sum(held.slice(threshold)),
    leftAlone: sum(held.slice(0, threshold)),
  };
}

/** The part of the alarms that were right; none when nothing raised an alarm. */
export function precisionOf({ caught, falseAlarms }: Outcome): number | undefined {
  return caught + falseAlarms === 0 ? undefined : caught / (caught + falseAlarms);
}

/** The part of the failures that raised an alarm. */
export function recallOf({ caught, missed }: Outcome): number {
  return caught / (caught + missed);
}

export function costOf({ missed, falseAlarms }: Outcome, { miss, falseAlarm }: Prices): number {
  return missed * miss + falseAlarms * falseAlarm;
}

/** The lowest threshold of those that cost least. */
export function cheapestThreshold(prices: Prices, scored: Scored = scoredMachines): number {
  const costs = Array.from({ length: bins + 1 }, (_, threshold) =>
    costOf(outcomeAt(threshold, scored), prices),
  );
  return costs.indexOf(Math.min(...costs));
}
