import { plural } from "../wording.ts";
import { sides, type State } from "./sync-model.ts";

const markNames = { open: "open", fine: "fine", fault: "a fault" };

export function describe(state: State): string {
  const { signal, queue, conflicts } = state;
  const [conflict] = conflicts;
  if (conflict) {
    const [phone, office] = sides.map((side) => markNames[state[side][conflict]]);
    return `${conflict}: ${phone} on the phone, ${office} in the office; ${signal ? "somebody has to decide, and the rest has arrived" : "it is decided when the signal is back"}.`;
  }
  if (!signal && queue.length > 0) {
    return `${plural(queue.length, "change")} ${queue.length === 1 ? "waits" : "wait"} on the phone for a signal, safe even if the app is closed.`;
  }
  if (!signal) return "Without a signal the list works on, and what you mark waits on the phone.";
  return "Phone and office show the same, and no change was dropped without a decision.";
}

export function message(state: State): string {
  return `I tried the phone without a signal. ${describe(state)}`;
}
