import { list, plural } from "../wording.ts";
import { fates, hours, sheetOf, type Fate, type State } from "./radio-model.ts";

/** "05:00", by the place of the hour in the night. */
export function clock(hour: number): string {
  return `${String(hours[hour] ?? 6).padStart(2, "0")}:00`;
}

export function describeHours(count: number): string {
  return plural(count, "hour");
}

/** The fate of the night's readings. */
export function explain({ lost }: State): string {
  const found = fates(lost);
  const placesOf = (wanted: (fate: Fate, hour: number) => boolean) =>
    found.flatMap((fate, hour) => (wanted(fate, hour) ? [hour] : []));
  const repeated = placesOf((fate, hour) => fate.kind === "stored" && fate.by !== hour);
  const held = placesOf(({ kind }) => kind === "held");
  const gaps = placesOf(({ kind }) => kind === "gap");
  const parts = [
    repeated.length > 0 && `Later messages brought the ${describeReadings(repeated)}.`,
    held.length > 0 &&
      `The probe still holds the ${describeReadings(held)} and sends ${held.length === 1 ? "it" : "them"} next.`,
    gaps.length > 0 && `The ${describeReadings(gaps)} ${gaps.length === 1 ? "stays a gap" : "stay gaps"}.`,
    repeated.length + held.length + gaps.length === 0 && "Every reading arrived in its hour.",
  ];
  return parts.filter(Boolean).join(" ");
}

function describeReadings(places: number[]): string {
  return `${places.length === 1 ? "reading" : "readings"} of ${list(places.map(clock))}`;
}

/** The sheet as the farmer reads it. */
export function describe({ lost }: State): string {
  const { age, moisture } = sheetOf(lost);
  if (moisture !== undefined) return `The sheet says ${moisture}\u00a0%, ${describeHours(age!)} old.`;
  const why = age === undefined ? "nothing has arrived" : `the newest reading is ${describeHours(age)} old`;
  return `The sheet says “unknown”, since ${why}: someone looks at the probe, and the valve keeps its schedule.`;
}

function describeLosses(lost: State["lost"]): string {
  const places = lost.flatMap((isLost, hour) => (isLost ? [hour] : []));
  if (places.length === 0) return "no message lost";
  if (places.length === hours.length) return "every message of the night lost";
  return `${places.length === 1 ? "the message" : "the messages"} of ${list(places.map(clock))} lost`;
}

export function message(state: State): string {
  return `I broke the radio link of the soil probes: ${describeLosses(state.lost)}. ${explain(state)} ${describe(state)}`;
}
