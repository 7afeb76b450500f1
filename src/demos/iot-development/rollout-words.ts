import { chanceOfHalt, expectedFailures } from "./ring-odds.ts";
import { count, failing, ringSizes, type Plan, type Rollout } from "./rollout-model.ts";

const devices = (number: number) => `${number} ${number === 1 ? "device" : "devices"}`;

/** The settings, as part of a sentence. */
export function planInWords({ firstRing, haltAbove, failureRate, slots }: Plan): string {
  return `first ring ${firstRing}% of 600 devices, halt above ${haltAbove}%, failure rate ${failureRate}%, ${slots === 2 ? "two firmware slots" : "one firmware slot"}`;
}

/** What to expect before the update starts. */
export function forecastInWords(plan: Plan): string {
  const sizes = ringSizes(plan.firstRing);
  const expected = expectedFailures(plan);
  const average = `On average over many updates ${expected < 10 ? expected.toFixed(1) : Math.round(expected)} devices fail.`;
  if (sizes.length === 1)
    return `All 600 devices are updated at once, and no ring is left to halt. ${average}`;
  return `A first ring of ${devices(sizes[0]!)} halts such an update with a chance of ${chanceInWords(chanceOfHalt(sizes[0]!, plan))}. ${average}`;
}

/** How the run ended, against the same fleet updated all at once. */
export function resultInWords(plan: Plan, run: number, { rings, marks }: Rollout): string {
  const failed = count(marks, "dead") + count(marks, "back");
  const halted = rings.findIndex(({ phase }) => phase === "halted");
  const ring = rings[halted];
  const outcome = ring
    ? `Halted after ring ${halted + 1}: ${ring.failed} of its ${devices(ring.size)} failed.`
    : `The update reached all 600 devices, and ${failed} failed.`;
  return `${outcome} ${visitsInWords(plan, failed, ring ? failing(run, plan.failureRate).filter(Boolean).length : failed)}`;
}

function visitsInWords({ slots }: Plan, failed: number, atOnce: number): string {
  if (failed === 0) return "No device needs a visit.";
  if (slots === 2)
    return `${failed === 1 ? "It" : "They"} went back to the old firmware, and nobody has to drive.`;
  const those = failed === 1 ? "It needs" : failed === 2 ? "Both need" : `All ${failed} need`;
  const visits = `${those} a visit`;
  return atOnce > failed
    ? `${visits}; all at once it would have been ${atOnce}.`
    : `${visits}; with a second slot none would.`;
}

/** "under 1%" and "over 99%" rather than a certainty that is none. */
export function chanceInWords(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent === 0 && chance > 0) return "under 1%";
  if (percent === 100 && chance < 1) return "over 99%";
  return `${percent}%`;
}
