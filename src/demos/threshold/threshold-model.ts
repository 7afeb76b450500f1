/**
 * Scores from 0 to 1 are counted in bins of 0.05. A machine raises an alarm if its score is at least the
 * threshold.
 */
export const binCount = 20;

/** Made-up counts for each bin: 500 machines of which 80 failed within the week. */
export const scoredMachines = {
  sound: [46, 52, 53, 48, 44, 38, 32, 26, 21, 16, 12, 9, 7, 5, 4, 3, 2, 1, 1, 0],
  failed: [0, 0, 0, 1, 0, 1, 1, 2, 2, 3, 4, 5, 7, 8, 9, 10, 9, 8, 6, 4],
};

/** The mistakes without a model, when every machine older than eight years is inspected. */
export const ageRule: Mistakes = { missed: 28, falseAlarms: 96 };

interface Mistakes {
  missed: number;
  falseAlarms: number;
}

export interface Outcome extends Mistakes {
  caught: number;
  leftAlone: number;
}

/** The costs of a missed failure and of a false alarm, in hours of work. */
export interface Prices {
  miss: number;
  falseAlarm: number;
}

interface Settings extends Prices {
  /** In bins: 11 is a score of 0.55. */
  threshold: number;
}

export interface State extends Settings {
  /** The settings towards which the others move, step by step. */
  goal?: Partial<Settings> | undefined;
}

/** Returns the changes that move each setting one step nearer to its goal; undefined without a goal. */
export function nextStep(state: State): Partial<State> | undefined {
  const { goal } = state;
  if (!goal) return undefined;
  const names = Object.keys(goal) as (keyof Settings)[];
  const changes = names.map((name) => [name, state[name] + Math.sign(goal[name]! - state[name])] as const);
  const arrived = changes.every(([name, value]) => value === goal[name]);
  return { ...Object.fromEntries(changes), goal: arrived ? undefined : goal };
}

export function skipToGoal({ goal }: State): Partial<State> {
  return { ...goal, goal: undefined };
}

export const initialState: State = { threshold: 13, miss: 12, falseAlarm: 2 };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Counts the outcomes at a threshold in bins, 0 to `binCount`. */
export function outcomeAt(threshold: number): Outcome {
  const { sound, failed } = scoredMachines;
  return {
    caught: sum(failed.slice(threshold)),
    missed: sum(failed.slice(0, threshold)),
    falseAlarms: sum(sound.slice(threshold)),
    leftAlone: sum(sound.slice(0, threshold)),
  };
}

/** Returns the share of alarms that are right, 0 to 1; undefined without an alarm. */
export function precisionOf({ caught, falseAlarms }: Outcome): number | undefined {
  return caught + falseAlarms === 0 ? undefined : caught / (caught + falseAlarms);
}

/** Returns the share of failures that raise an alarm, 0 to 1. */
export function recallOf({ caught, missed }: Outcome): number {
  return caught / (caught + missed);
}

/** Returns the cost in hours of work. */
export function costOf({ missed, falseAlarms }: Mistakes, { miss, falseAlarm }: Prices): number {
  return missed * miss + falseAlarms * falseAlarm;
}

/** Returns the threshold with the least cost, the lowest if several have the same. */
export function cheapestThreshold(prices: Prices): number {
  const costs = Array.from({ length: binCount + 1 }, (_, threshold) => costOf(outcomeAt(threshold), prices));
  return costs.indexOf(Math.min(...costs));
}
