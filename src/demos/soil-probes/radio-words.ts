import { fates, hours, sheetOf, type Fate } from "./radio-model.ts";

/** "05:00", by the place of the hour in the night. */
export function clock(hour: number): string {
  return `${String(hours[hour] ?? 6).padStart(2, "0")}:00`;
}

/** "01:00, 02:00 and 05:00". */
function clocks(places: number[]): string {
  const names = places.map(clock);
  const last = names.pop()!;
  return names.length > 0 ? `${names.join(", ")} and ${last}` : last;
}

function placesOf(found: Fate[], wanted: (fate: Fate, hour: number) => boolean): number[] {
  return found.flatMap((fate, hour) => (wanted(fate, hour) ? [hour] : []));
}

export function lossesSaid(lost: readonly boolean[]): string {
  const places = lost.flatMap((isLost, hour) => (isLost ? [hour] : []));
  if (places.length === 0) return "no message lost";
  if (places.length === hours.length) return "every message of the night lost";
  return `${places.length === 1 ? "the message" : "the messages"} of ${clocks(places)} lost`;
}

/** What became of the night's readings, and what the farmer reads. */
export function findingSaid(lost: readonly boolean[]): string {
  const found = fates(lost);
  const repeated = placesOf(found, (fate, hour) => fate.kind === "stored" && fate.by !== hour);
  const held = placesOf(found, ({ kind }) => kind === "held");
  const gaps = placesOf(found, ({ kind }) => kind === "gap");
  const parts = [
    repeated.length > 0 && `Later messages brought the ${readings(repeated)}.`,
    held.length > 0 &&
      `The probe still holds the ${readings(held)} and sends ${held.length === 1 ? "it" : "them"} next.`,
    gaps.length > 0 && `The ${readings(gaps)} ${gaps.length === 1 ? "stays a gap" : "stay gaps"}.`,
    repeated.length + held.length + gaps.length === 0 && "Every reading arrived in its hour.",
  ];
  return [...parts, sheetSaid(lost)].filter(Boolean).join(" ");
}

function readings(places: number[]): string {
  return `${places.length === 1 ? "reading" : "readings"} of ${clocks(places)}`;
}

function sheetSaid(lost: readonly boolean[]): string {
  const { age, moisture } = sheetOf(lost);
  if (moisture !== undefined) return `The sheet says ${moisture}\u00a0%, ${hoursSaid(age!)} old.`;
  const why = age === undefined ? "nothing has arrived" : `the newest reading is ${hoursSaid(age)} old`;
  return `The sheet says “unknown”, since ${why}: someone looks at the probe, and the valve keeps its schedule.`;
}

export function hoursSaid(count: number): string {
  return `${count}\u00a0${count === 1 ? "hour" : "hours"}`;
}
