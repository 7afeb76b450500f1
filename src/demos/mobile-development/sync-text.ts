import { formatCount } from "../format.ts";
import type { Suggestion, Verdict } from "../define-demo.tsx";
import { differingChecks, resolveConflict, sides, setSignal, type State } from "./sync-model.ts";

export function verdict(state: State): Verdict | undefined {
  if (differingChecks(state).length > 0) return { text: state.signal ? "Sign here" : "Held", good: false };
  return state.signal ? { text: "Delivered", good: true } : undefined;
}

export function describe(state: State): string {
  const { signal, queue, unseen, conflicts } = state;
  const changes = differingChecks(state);
  const disputed = changes.find(
    (check) => unseen.includes(check) && [...queue, ...conflicts].includes(check),
  );
  if (disputed) {
    const [phone, office] = sides.map((side) => state[side][disputed]);
    const next = signal
      ? "Someone has to decide; the rest has arrived."
      : "Nobody can decide without a signal.";
    return `${disputed}: ${phone} on the phone, ${office} in the office. ${next}`;
  }
  if (changes.length > 0)
    return `${formatCount(changes.length, "change")} ${changes.length === 1 ? "waits" : "wait"} for a signal, safe even if the app is closed.`;
  if (!signal) return "The list works without a signal, and what you mark waits on the phone.";
  return "Phone and office agree, and no change was dropped without a decision.";
}

/** Suggests the signal, then for each conflict the mark of the side that has found a fault. */
export function suggest(state: State): Suggestion<State> | undefined {
  const [check] = state.conflicts;
  if (!state.signal) return { label: "Give the phone a signal", changes: setSignal(state, true) };
  if (!check) return undefined;
  const side = sides.find((one) => state[one][check] === "fault") ?? "phone";
  return { label: `Keep “${state[side][check]}” on both`, changes: resolveConflict(state, check, side) };
}

export function message(state: State): string {
  return `I tried the phone without a signal. ${describe(state)}`;
}
