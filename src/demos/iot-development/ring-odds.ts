import { haltsAt, ringSizes, type Plan } from "./rollout-model.ts";

/** The chance of each number of failures among `size` devices that fail independently (binomial distribution). */
export function failureOdds(size: number, rate: number): number[] {
  if (rate >= 1) return Array.from({ length: size + 1 }, (_, failed) => (failed === size ? 1 : 0));
  const odds = [(1 - rate) ** size];
  for (let failed = 1; failed <= size; failed += 1) {
    odds.push((odds[failed - 1]! * (size - failed + 1) * rate) / (failed * (1 - rate)));
  }
  return odds;
}

/** The chance that a ring of this size halts the rollout, 0 to 1. */
export function chanceOfHalt(size: number, { haltAbove, failureRate }: Plan): number {
  return failureOdds(size, failureRate / 100)
    .filter((_, failed) => haltsAt(failed, size, haltAbove))
    .reduce((sum, chance) => sum + chance, 0);
}

/** How many devices fail on average over many rollouts of this plan. */
export function expectedFailures(plan: Plan): number {
  let reached = 1;
  let failures = 0;
  for (const size of ringSizes(plan.firstRing)) {
    failures += (reached * size * plan.failureRate) / 100;
    reached *= 1 - chanceOfHalt(size, plan);
  }
  return failures;
}
