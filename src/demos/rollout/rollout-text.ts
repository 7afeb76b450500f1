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

export function verdict(state: State): Verdict {
  const { rings, bricked, finished } = rollOut(state);
  if (!finished) return { text: "In transit", good: true };
  if (bricked > 0) return { text: `${bricked} lost`, good: false };
  return { text: rings.some(({ phase }) => phase === "halted") ? "Held" : "Delivered", good: true };
}

/**
 * Suggests rings, which limit the loss, then a second slot, which avoids it, then firmware without the fault.
 */
export function suggest(state: State): Suggestion<State> | undefined {
  const { bricked, rolledBack, finished } = rollOut(state);
  if (!finished) return { label: "Skip to the end", changes: atTheEnd };
  if (bricked > 0)
    return state.firstRingPercent === 100
      ? { label: "Send it in rings instead", changes: { firstRingPercent: 5, ...atTheStart } }
      : { label: "Give each device a second slot", changes: { secondSlot: true, ...atTheStart } };
  if (rolledBack > 0)
    return {
      label: "Fix the firmware",
      changes: { failureRate: 0, forcedFailures: new Set(), ...atTheStart },
    };
  return undefined;
}

/** Compares the rollout with the same fleet updated at once and with one slot. */
export function describe(state: State): string {
  const { rings, bricked, rolledBack, finished } = rollOut(state);
  if (!finished) return `The update is on its way${rings.length > 1 ? ", ring by ring" : " to all"}.`;
  const atOnce = rollOut({ ...state, firstRingPercent: 100, secondSlot: false, ...atTheEnd }).bricked;
  if (atOnce === 0) return `All ${fleetSize} devices run the new firmware, and none needs a visit.`;
  const halted = rings.findIndex(({ phase }) => phase === "halted");
  const spread = rings.length === 1 ? `All ${fleetSize} get it at once` : "No ring stops it";
  const end = halted < 0 ? spread : `Ring ${halted + 1} stops the rollout`;
  const saved = rolledBack > 0 ? `, and ${formatCount(rolledBack, "device")} rolled back` : "";
  const visits = bricked > 0 ? formatCount(bricked, "visit") : "no visits";
  return `${end}${saved}: ${visits} to make${bricked < atOnce ? ` instead of ${atOnce}` : ""}.`;
}

export const explanation = `The fleet is made up. Each ring has up to ${growth} times as many devices as the one before, and the rollout can stop between two rings. The update leaves the bootloader as it is.`;

export function enclosure(state: State): string {
  const { firstRingPercent, haltAbove, failureRate, secondSlot } = state;
  const plan = `a first ring of ${firstRingPercent}% of ${fleetSize} devices, a halt above ${haltAbove}%, a failure rate of ${failureRate}% and ${secondSlot ? "two slots" : "one slot"}`;
  return `I tried the update demonstration with ${plan}. ${describe(state)}`;
}
