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

export const verdicts = {
  lost: (count: number) => ({ text: `${count}\u00a0lost`, good: false }),
  lostAndTwice: (lost: number, twice: number) => ({
    text: `${lost}\u00a0lost, ${twice}\u00a0twice`,
    good: false,
  }),
  kept: (count: number) => ({ text: `${count} kept`, good: true }),
  all: { text: "All there, once", good: true },
};

export function verdict(state: State): Verdict | undefined {
  const { lost, twice, waiting, received } = countReports(state);
  if (twice > 0) return verdicts.lostAndTwice(lost, twice);
  if (lost > 0) return verdicts.lost(lost);
  if (waiting > 0) return verdicts.kept(waiting);
  return received === checks.length && state.stop === lastStop ? verdicts.all : undefined;
}

/** The sentences by app: one that sends each report once, and one that keeps it until it is confirmed. */
export const sentences = {
  sends: {
    start: "The app sends each report as soon as it’s written. Take the inspector on the round.",
    received: "With a signal, all goes well: the office has the first report.",
    lost: (count: number) =>
      `Sending failed without a signal, and the app kept no copy, so ${formatCount(count, "report")} ${count === 1 ? "is" : "are"} lost.`,
    twice:
      "Two reports never left the cellar. The last one arrived, but the answer got lost, so the app sent it again.",
  },
  keeps: {
    start: "The app sends each report as before, but keeps it until the office has confirmed it.",
    received: "The office has the first report, and has confirmed it.",
    waiting: (count: number) =>
      `There’s no signal, but nothing is lost: ${formatCount(count, "report")} ${count === 1 ? "waits" : "wait"} on the phone, ${count === 1 ? "with its" : "each with its"} own number.`,
    unconfirmed:
      "The waiting reports have arrived. The last answer got lost, so the phone keeps that report and will send it again.",
    recognised:
      "The phone sent the unconfirmed report again. The office recognised its number and kept only one.",
  },
};

export function describe(state: State): string {
  const { lost, twice, waiting } = countReports(state);
  const { stop, app } = state;
  if (stop === 0) return sentences[app].start;
  if (app === "sends") {
    if (twice > 0) return sentences.sends.twice;
    return lost > 0 ? sentences.sends.lost(lost) : sentences.sends.received;
  }
  if (stop === lastStop) return sentences.keeps.recognised;
  if (stops[stop]!.signal === "weak") return sentences.keeps.unconfirmed;
  return waiting > 0 ? sentences.keeps.waiting(waiting) : sentences.keeps.received;
}

export const suggestions = {
  down: "Go down to the cellar",
  up: "Come back up",
  keep: "Keep each report on the phone",
};

/**
 * Suggests the round with the app that forgets, then the same round with the one that keeps. On the way, the
 * same button skips to its end.
 */
export function suggest(state: State): Suggestion<State> | undefined {
  const { stop, goal, app } = state;
  const walkTo = (to: number) => (goal === to ? skipToGoal(state) : { goal: to });
  if (stop < pump) return { label: suggestions.down, changes: walkTo(pump) };
  if (stop < lastStop) return { label: suggestions.up, changes: walkTo(lastStop) };
  return app === "sends"
    ? { label: suggestions.keep, changes: { stop: 0, goal: pump, app: "keeps" } }
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
