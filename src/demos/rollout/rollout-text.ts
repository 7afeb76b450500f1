import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { formatCount } from "../kit/format.ts";
import { atTheEnd, atTheStart, fleetSize, growth, ringSizes, rollOut, type State } from "./rollout-model.ts";

export const tileLabels = { secondSlot: "A second firmware slot", anotherFleet: "Try another fleet" };

export function formatFirstRing(firstRingPercent: number): string {
  return `${ringSizes(firstRingPercent)[0]} of ${fleetSize}`;
}

/** `number` counts from 1. */
export function ringName(number: number, size: number): string {
  return size === fleetSize ? `All ${size}` : `Ring ${number}: ${size}`;
}

/** At the line where the rollout has stopped. */
export const haltedTag = "HALTED";
export const hint = "Draw over devices to make them fail";

export function countTexts(allRolledBack: boolean) {
  return {
    bricked: allRolledBack ? "rolled back" : "need a visit",
    updated: "run the new",
    waiting: "run the old",
  };
}

/** A question or an answer, above the fleet. */
export function headline(state: State): string {
  const { rings, bricked, rolledBack, finished } = rollOut(state);
  if (!finished) {
    const current = rings.findLastIndex(({ phase }) => phase === "updating" || phase === "passed");
    return rings.length === 1 ? "All at once" : `Ring ${current + 1} of ${rings.length}`;
  }
  if (bricked > 0)
    return rings.length === 1
      ? `${bricked} went dark. Who visits them?`
      : `${bricked} went dark, ${fleetSize - bricked} didn’t`;
  return rolledBack > 0
    ? `${rolledBack} rolled back on ${rolledBack === 1 ? "its" : "their"} own`
    : `All ${fleetSize} are up to date`;
}

export const verdicts = {
  underway: { text: "In transit", good: true },
  lost: (count: number) => ({ text: `${count} lost`, good: false }),
  halted: { text: "Held", good: true },
  everywhere: { text: "Delivered", good: true },
};

export function verdict(state: State): Verdict {
  const { rings, bricked, finished } = rollOut(state);
  if (!finished) return verdicts.underway;
  if (bricked > 0) return verdicts.lost(bricked);
  return rings.some(({ phase }) => phase === "halted") ? verdicts.halted : verdicts.everywhere;
}

export const suggestions = {
  skip: "Skip to the end",
  rings: "Send it in rings instead",
  slot: "Give each device a second slot",
  fix: "Fix the firmware",
};

/**
 * Suggests rings, which limit the loss, then a second slot, which avoids it, then firmware without the fault.
 */
export function suggest(state: State): Suggestion<State> | undefined {
  const { bricked, rolledBack, finished } = rollOut(state);
  if (!finished) return { label: suggestions.skip, changes: atTheEnd };
  if (bricked > 0)
    return state.firstRingPercent === 100
      ? { label: suggestions.rings, changes: { firstRingPercent: 5, ...atTheStart } }
      : { label: suggestions.slot, changes: { secondSlot: true, ...atTheStart } };
  if (rolledBack > 0)
    return {
      label: suggestions.fix,
      changes: { failureRate: 0, forcedFailures: new Set(), ...atTheStart },
    };
  return undefined;
}

/** How far a rollout went, and the visits to make. */
export const sentenceParts = {
  sound: `All ${fleetSize} devices run the new firmware, and none needs a visit.`,
  atOnce: `All ${fleetSize} get it at once`,
  notStopped: "No ring stops it",
  stopped: (ring: number) => `Ring ${ring} stops the rollout`,
  rolledBack: (count: number) => `, and ${formatCount(count, "device")} rolled back`,
  visits: (count: number, atOnce: number) =>
    `: ${count > 0 ? formatCount(count, "visit") : "no visits"} to make${count < atOnce ? ` instead of ${atOnce}` : ""}.`,
};

/** Compares the rollout with the same fleet updated at once and with one slot. */
export function describe(state: State): string {
  const { rings, bricked, rolledBack, finished } = rollOut(state);
  if (!finished) return `The update is on its way${rings.length > 1 ? ", ring by ring" : " to all"}.`;
  const atOnce = rollOut({ ...state, firstRingPercent: 100, secondSlot: false, ...atTheEnd }).bricked;
  const { sound, stopped, notStopped, visits } = sentenceParts;
  if (atOnce === 0) return sound;
  const halted = rings.findIndex(({ phase }) => phase === "halted");
  const spread = rings.length === 1 ? sentenceParts.atOnce : notStopped;
  const end = halted < 0 ? spread : stopped(halted + 1);
  const saved = rolledBack > 0 ? sentenceParts.rolledBack(rolledBack) : "";
  return end + saved + visits(bricked, atOnce);
}

export const explanation = `The fleet is made up. Each ring has up to ${growth} times as many devices as the one before, and the rollout can stop between two rings. The update leaves the bootloader as it is.`;

export function enclosure(state: State): string {
  const { firstRingPercent, haltAbove, failureRate, secondSlot } = state;
  const plan = `a first ring of ${firstRingPercent}% of ${fleetSize} devices, a halt above ${haltAbove}%, a failure rate of ${failureRate}% and ${secondSlot ? "two slots" : "one slot"}`;
  return `I tried the update demonstration with ${plan}. ${describe(state)}`;
}
