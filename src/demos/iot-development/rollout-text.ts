import { plural } from "../wording.ts";
import { chanceOfHalt, expectedFailures } from "./ring-odds.ts";
import { count, failing, ringSizes, rollOut, type Plan, type State } from "./rollout-model.ts";

const devices = (number: number) => plural(number, "device");

/** The forecast before the update starts; its result once it has ended. */
export function describe(state: State): string {
  if (isFinished(state)) return describeResult(state);
  return state.step > 0 ? "The update is on its way, ring by ring." : describeForecast(state);
}

function isFinished(state: State): boolean {
  return rollOut(state, state.run, state.step).finished;
}

function describeForecast(plan: Plan): string {
  const sizes = ringSizes(plan.firstRing);
  const expected = expectedFailures(plan);
  const average = `On average over many updates ${expected < 10 ? expected.toFixed(1) : Math.round(expected)} devices fail.`;
  if (sizes.length === 1)
    return `All 600 devices are updated at once, and no ring is left to halt. ${average}`;
  return `A first ring of ${devices(sizes[0]!)} halts such an update with a chance of ${describeChance(chanceOfHalt(sizes[0]!, plan))}. ${average}`;
}

/** How the run ended, against the same fleet updated all at once. */
function describeResult(state: State): string {
  const { rings, marks } = rollOut(state, state.run);
  const failed = count(marks, "dead") + count(marks, "back");
  const halted = rings.findIndex(({ phase }) => phase === "halted");
  const ring = rings[halted];
  const outcome = ring
    ? `Halted after ring ${halted + 1}: ${ring.failed} of its ${devices(ring.size)} failed.`
    : `The update reached all 600 devices, and ${failed} failed.`;
  const atOnce = failing(state.run, state.failureRate).filter(Boolean).length;
  return `${outcome} ${describeVisits(state, failed, atOnce)}`;
}

function describeVisits({ slots }: Plan, failed: number, atOnce: number): string {
  if (failed === 0) return "No device needs a visit.";
  if (slots === "2")
    return `${failed === 1 ? "It" : "They"} went back to the old firmware, and nobody has to drive.`;
  const those = failed === 1 ? "It needs" : failed === 2 ? "Both need" : `All ${failed} need`;
  return atOnce > failed
    ? `${those} a visit; all at once it would have been ${atOnce}.`
    : `${those} a visit; with a second slot none would.`;
}

/** "under 1%" and "over 99%" rather than a certainty that is none. */
export function describeChance(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent === 0 && chance > 0) return "under 1%";
  if (percent === 100 && chance < 1) return "over 99%";
  return `${percent}%`;
}

export function message(state: State): string {
  const { firstRing, haltAbove, failureRate, slots } = state;
  const plan = `first ring ${firstRing}% of 600 devices, halt above ${haltAbove}%, failure rate ${failureRate}%, ${slots === "2" ? "two firmware slots" : "one firmware slot"}`;
  return `I tried the update demonstration: ${plan}. ${isFinished(state) ? describeResult(state) : describeForecast(state)}`;
}
