import { formatCount } from "../format.ts";
import type { Suggestion, Verdict } from "../define-demo.tsx";
import { checks, countFates, lastPlace, places, type State } from "./offline-reports-model.ts";

/** The last place of the cellar. */
const pump = 3;

export function formatPlace(place: number): string {
  const { name, signal } = places[place]!;
  return `${name}, ${signal === "full" ? "full signal" : signal === "weak" ? "weak signal" : "no signal"}`;
}

export function verdict(state: State): Verdict | undefined {
  const { lost, twice, waiting, received } = countFates(state);
  if (lost > 0) return { text: `${lost} lost${twice > 0 ? `, ${twice} twice` : ""}`, good: false };
  if (waiting > 0) return { text: `${waiting} kept`, good: true };
  return received === checks.length && state.place === lastPlace
    ? { text: "All there, once", good: true }
    : undefined;
}

export function describe(state: State): string {
  const { lost, twice, waiting } = countFates(state);
  const { place, app } = state;
  if (place === 0)
    return `Four reports to write, two of them in the cellar. The app ${app === "sends" ? "sends each one and forgets it" : "keeps each one until the office has confirmed it"}.`;
  if (app === "sends") {
    if (twice > 0)
      return "Two reports never left the cellar. The last one arrived, but the answer got lost, and the app sent it again.";
    return lost > 0
      ? `Sending failed without a signal, and the app kept no copy: ${formatCount(lost, "report")} lost.`
      : "With a signal, all goes well: the office has the first report.";
  }
  if (place === lastPlace)
    return "The phone sent again what nobody had confirmed. The office knew its number, and kept one.";
  if (places[place]!.signal === "weak")
    return "What waited has arrived. The last answer got lost, so the phone keeps that report too, and will send it again.";
  return waiting > 0
    ? `No signal, no harm: ${formatCount(waiting, "report")} ${waiting === 1 ? "waits" : "wait"} on the phone, each with its own number.`
    : "The office has the first report, and has confirmed it.";
}

/** Suggests the round with the app that forgets, then the same round with the one that keeps. */
export function suggest({ place, app }: State): Suggestion<State> | undefined {
  if (place < pump) return { label: "Go down to the cellar", changes: { place: pump } };
  if (place < lastPlace) return { label: "Come back up", changes: { place: lastPlace } };
  return app === "sends"
    ? { label: "Keep each report on the phone", changes: { app: "keeps", place: pump } }
    : undefined;
}

export function message(state: State): string {
  return `I took your inspector through the cellar, ${state.app === "keeps" ? "with" : "without"} reports kept on the phone. ${describe(state)}`;
}

/** A question or an answer, above the street. */
export function headline(state: State): string {
  const { lost, twice } = countFates(state);
  if (twice > 0) return "Two lost, one twice";
  if (lost > 0) return "Gone, and nobody knows";
  if (state.app === "sends") return "How many reports arrive?";
  return state.place === lastPlace ? "All four, once each" : "Nothing gets lost";
}
