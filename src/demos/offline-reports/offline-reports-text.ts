import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { formatCount } from "../kit/format.ts";
import {
  checks,
  countReports,
  lastStop,
  skipToGoal,
  stops,
  type Check,
  type Signal,
  type State,
} from "./offline-reports-model.ts";

/** The last stop of the cellar. */
const pump = 3;

export const checkNames: Record<Check, string> = {
  gate: "Gate",
  boiler: "Boiler",
  pump: "Pump",
  stairs: "Stair door",
};

export const signalTexts: Record<Signal, string> = {
  full: "Full signal",
  weak: "Weak signal",
  none: "No signal",
};

/** The words on the phone about a report. */
export const phoneTexts = {
  toDo: "to do",
  failed: "failed",
  noReply: "no reply",
  kept: "kept",
  confirmed: "confirmed",
  sent: "sent",
};

/** The switch on the phone. */
export const keepText = "Keep reports";
export const cellarText = "Cellar: no signal";
export const officeTitle = "Office";
export const formatEntries = (entries: number) => `${entries} of ${checks.length}`;
/** At a report in one of these states. */
export const tagTexts = { lost: "LOST", twice: "TWICE" };

/** In the order of `stops`. */
const stopNames = [
  "outside",
  "at the gate",
  "at the boiler",
  "at the pump",
  "on the stairs",
  "back in the street",
];

export function formatStop(stop: number): string {
  const { signal } = stops[stop]!;
  return `${stopNames[stop]}, ${signal === "none" ? "no" : signal} signal`;
}

export function verdict(state: State): Verdict | undefined {
  const { lost, twice, waiting, received } = countReports(state);
  if (lost > 0) return { text: `${lost}\u00a0lost${twice > 0 ? `, ${twice}\u00a0twice` : ""}`, good: false };
  if (waiting > 0) return { text: `${waiting} kept`, good: true };
  return received === checks.length && state.stop === lastStop
    ? { text: "All there, once", good: true }
    : undefined;
}

export function describe(state: State): string {
  const { lost, twice, waiting } = countReports(state);
  const { stop, app } = state;
  if (stop === 0)
    return app === "sends"
      ? "The app sends each report as soon as it’s written. Take the inspector on the round."
      : "The app sends each report as before, but keeps it until the office has confirmed it.";
  if (app === "sends") {
    if (twice > 0)
      return "Two reports never left the cellar. The last one arrived, but the answer got lost, so the app sent it again.";
    return lost > 0
      ? `Sending failed without a signal, and the app kept no copy, so ${formatCount(lost, "report")} ${lost === 1 ? "is" : "are"} lost.`
      : "With a signal, all goes well: the office has the first report.";
  }
  if (stop === lastStop)
    return "The phone sent the unconfirmed report again. The office recognised its number and kept only one.";
  if (stops[stop]!.signal === "weak")
    return "The waiting reports have arrived. The last answer got lost, so the phone keeps that report and will send it again.";
  return waiting > 0
    ? `There’s no signal, but nothing is lost: ${formatCount(waiting, "report")} ${waiting === 1 ? "waits" : "wait"} on the phone, ${waiting === 1 ? "with its" : "each with its"} own number.`
    : "The office has the first report, and has confirmed it.";
}

/**
 * Suggests the round with the app that forgets, then the same round with the one that keeps. On the way, the
 * same button skips to its end.
 */
export function suggest(state: State): Suggestion<State> | undefined {
  const { stop, goal, app } = state;
  const walkTo = (to: number) => (goal === to ? skipToGoal(state) : { goal: to });
  if (stop < pump) return { label: "Go down to the cellar", changes: walkTo(pump) };
  if (stop < lastStop) return { label: "Come back up", changes: walkTo(lastStop) };
  return app === "sends"
    ? { label: "Keep each report on the phone", changes: { stop: 0, goal: pump, app: "keeps" } }
    : undefined;
}

export const explanation =
  "The round is made up. Without a signal, a request fails at once. With a weak signal, the reports arrive but the office’s last " +
  "answer is lost. If the app keeps the reports, it numbers each one (an idempotency key), resends it until the office " +
  "confirms it, and only then deletes it. The office accepts each number once.";

export function enclosure(state: State): string {
  return `I took your inspector through the cellar, ${state.app === "keeps" ? "with" : "without"} reports kept on the phone. ${describe(state)}`;
}

/** A question or an answer, above the street. */
export function headline(state: State): string {
  const { lost, twice } = countReports(state);
  const { stop, app } = state;
  if (twice > 0) return "Two lost, one twice";
  if (lost > 0) return lost === 1 ? "Where did it go?" : "Gone, and nobody knows";
  if (stop === lastStop) return "All four, once each";
  if (stop === 1) return "The first one arrives";
  if (app === "sends") return "How many reports arrive?";
  return stop === 0 ? "And if the phone keeps them?" : "Nothing gets lost";
}
