import { markOn, type State } from "./sync-model.ts";

export function describe(state: State): string {
  const { signal, queue, conflicts } = state;
  const [conflict] = conflicts;
  if (conflict) {
    return `${conflict} was changed on both sides: the phone says ${markOn("phone", state, conflict)}, the office ${markOn("office", state, conflict)}. Everything else has arrived, and this one waits for somebody’s decision.`;
  }
  if (!signal && queue.length > 0) {
    return `${queue.length === 1 ? "One change waits" : "Two changes wait"} on the phone, in the order in which they were made. The list works on, and closing the app loses nothing.`;
  }
  if (!signal) return "Without a signal the list works on, and what you mark waits on the phone.";
  return "Phone and office show the same, and nothing waits.";
}

export function message(state: State): string {
  return `I tried the phone without a signal. ${describe(state)}`;
}
