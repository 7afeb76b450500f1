import { motionAllowed } from "../../styles/breakpoints.ts";
import type { Move, Stamp } from "../define-demo.tsx";
import { list, plural } from "../wording.ts";
import { count, ringSizes, rollOut, type State } from "./rollout-model.ts";

const devices = (number: number) => plural(number, "device");

const inRings = { firstRing: 5, sent: 0 };

export function stamp(state: State): Stamp | undefined {
  const { rings, marks, finished } = rollOut(state);
  if (!finished) return state.sent > 0 ? { text: "In transit", good: true } : undefined;
  if (count(marks, "dead") > 0) return { text: `${count(marks, "dead")} lost`, good: false };
  const halted = rings.some(({ phase }) => phase === "halted");
  return { text: halted ? "Back to sender" : "Delivered", good: true };
}

/** The plan before the update starts; its result once it has ended. */
export function describe(state: State): string {
  if (rollOut(state).finished) return describeResult(state);
  return state.sent > 0 ? "The update is on its way, ring by ring." : describePlan(state);
}

/** Rings, the start, a second slot, another fleet. */
export function suggest(state: State): Move<State> {
  const { sent, run, firstRing, slots, painted } = state;
  const { marks, finished } = rollOut(state);
  const start = matchMedia(motionAllowed).matches ? 1 : Infinity;
  if (sent === 0) return { label: "Start the update", changed: { sent: start } };
  if (!finished) return { label: "Skip to the end", changed: { sent: Infinity } };
  if (firstRing === 100) return { label: "Send it in rings instead", changed: inRings };
  if (slots === "1" && count(marks, "dead") > 0)
    return { label: "Give each a second slot", changed: { slots: "2", sent: 0 } };
  if (painted?.size) return { label: "Take an unmarked sheet", changed: { painted: new Set(), sent: 0 } };
  return { label: "Update another fleet", changed: { run: run + 1, sent: start } };
}

function describePlan({ firstRing, haltAbove }: State): string {
  const sizes = ringSizes(firstRing);
  if (sizes.length === 1) return "All 600 devices will be updated at once, and no ring is left to halt.";
  return `The 600 devices wait in rings of ${list(sizes.map(String))}; a ring of which more than ${haltAbove}% fail halts the rest.`;
}

/** How the run ended. */
function describeResult(state: State): string {
  const { rings } = rollOut({ ...state, sent: Infinity });
  const halted = rings.findIndex(({ phase }) => phase === "halted");
  const ring = rings[halted];
  return ring
    ? `Halted after ring ${halted + 1}: ${ring.failed} of its ${devices(ring.size)} failed.`
    : `The update reached all 600 devices, and ${rings.reduce((sum, { failed }) => sum + failed, 0)} failed.`;
}

export function message(state: State): string {
  const { firstRing, haltAbove, failureRate, slots } = state;
  const plan = `first ring ${firstRing}% of 600 devices, halt above ${haltAbove}%, failure rate ${failureRate}%, ${slots === "2" ? "two firmware slots" : "one firmware slot"}`;
  return `I tried the update demonstration: ${plan}. ${state.sent > 0 ? describeResult(state) : describePlan(state)}`;
}
