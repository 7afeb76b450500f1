import { company } from "../../content/company.ts";
import { totalMinutes } from "../../time/time-span.ts";
import { cityOf, formatTime, type Season } from "../../time/time-zone.ts";
import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { formatList, formatCount } from "../kit/format.ts";
import {
  bestDay,
  bestStart,
  daysOf,
  initialState,
  planSessions,
  seasonsIn,
  sharedAllYear,
  type Session,
  type State,
} from "./working-hours-model.ts";
import { placeInWords } from "#site";

/**
 * Returns the month in which a season starts. The day differs from year to year, and a document may be
 * shown the year after.
 */
function startMonth({ from }: Season): string {
  return new Date(from).toLocaleDateString("en", { month: "long", timeZone: "UTC" });
}

const formatTimeSpan = (start: number, end: number) => `${formatTime(start)}–${formatTime(end)}`;

/** A question or an answer, above both days. */
export function headline(state: State): string {
  if (totalMinutes(sharedAllYear(state)) === 0) return "The days never meet";
  if (!standUpFits(state)) return "Too short to meet";
  if (unplannedSessions(state).length === 0) return "All four fit";
  return state.handoverNote ? "The rest goes by note" : "Can all four fit?";
}

/** Returns the hours that both days share all year, such as "4.5 hours". */
export function sharedHours(state: State): string {
  return formatCount(Number((totalMinutes(sharedAllYear(state)) / 60).toFixed(2)), "hour");
}

/** After those hours, where there is room. */
export const sharedText = "shared";

/** Returns the hours of both days; `dashed` is said of ours where there is room, and where the clocks change. */
export function dayTexts(state: State) {
  const { yours, ours } = daysOf(state);
  const [, second, third] = seasonsIn(state);
  return {
    yours: `Your day in ${cityOf(state.zone)}, ${formatTimeSpan(yours.start, yours.end)}`,
    ours: `Ours in ${company.place.town}, ${formatTimeSpan(ours.start, ours.end)} there`,
    dashed: second && `dashed from ${startMonth(second)}${third ? ` to ${startMonth(third)}` : ""}`,
  };
}

/** The switch beside the sessions. */
export const handoverText = "The rest by handover note";

export const formatMinutes = (minutes: number) => `${minutes}\u00a0min`;

/** Returns the time of a session, or what becomes of it without one. */
export function sessionText({ at, minutes }: Session, byNote: boolean): string {
  if (at === undefined) return byNote ? "by note" : "NO ROOM";
  return formatTimeSpan(at, at + minutes);
}

function unplannedSessions(state: State): string[] {
  return planSessions(state).flatMap(({ name, at }) => (at === undefined ? [name.toLowerCase()] : []));
}

const standUpFits = (state: State) => planSessions(state)[0]!.at !== undefined;

export const verdicts = {
  noStandUp: { text: "Return to sender", good: false },
  noRoom: { text: "Held", good: false },
  accepted: { text: "Accepted", good: true },
} satisfies Record<string, Verdict>;

export function verdict(state: State): Verdict {
  if (!standUpFits(state)) return verdicts.noStandUp;
  return state.handoverNote || unplannedSessions(state).length === 0 ? verdicts.accepted : verdicts.noRoom;
}

const overlap = (hours: string) => `The two days overlap for at least ${hours} all year round`;

export const sentences = {
  noStandUp: "The two days overlap too little for a stand-up.",
  allFit: (hours: string) => `${overlap(hours)}, so all four fit, even when the clocks\u00a0change.`,
  noRoom: (hours: string, left: string[]) =>
    `${overlap(hours)}, which leaves no room for ${formatSessions(left)}.`,
  byNote: (hours: string, left: string[]) =>
    `${overlap(hours)}, and ${formatSessions(left)} ${left.length === 1 ? "goes" : "go"} by\u00a0note.`,
};

const formatSessions = (names: string[]) => (names.length === 1 ? `the ${names[0]}` : formatList(names));

export function describe(state: State): string {
  if (!standUpFits(state)) return sentences.noStandUp;
  const left = unplannedSessions(state);
  const hours = sharedHours(state);
  if (left.length === 0) return sentences.allFit(hours);
  return sentences[state.handoverNote ? "byNote" : "noRoom"](hours, left);
}

export const suggestions = {
  ourStart: (start: number, hours: string) => `Start our day at ${formatTime(start)}: ${hours} shared`,
  yourDay: ({ yourStart, yourEnd }: Pick<State, "yourStart" | "yourEnd">) =>
    `Work from ${formatTime(yourStart)} to ${formatTime(yourEnd)}`,
  note: "Hand over the rest by note",
  otherCity: (zone: string) => `Now try ${cityOf(zone)}`,
};

/**
 * Suggests a better start of our day or other hours, then the handover note; where neither is needed, a city
 * that is harder to match.
 */
export function suggest(state: State): Suggestion<State> | undefined {
  const ourStart = bestStart(state);
  if (ourStart !== state.ourStart) {
    const hours = sharedHours({ ...state, ourStart });
    return { label: suggestions.ourStart(ourStart, hours), changes: { ourStart } };
  }
  if (!standUpFits(state)) {
    const day = bestDay(state);
    return day && { label: suggestions.yourDay(day), changes: day };
  }
  if (!verdict(state).good) return { label: suggestions.note, changes: { handoverNote: true } };
  const zone = placeInWords.exampleZones[1]!;
  return state.zone !== zone && unplannedSessions(state).length === 0
    ? { label: suggestions.otherCity(zone), changes: { ...initialState, ourZone: state.ourZone, zone } }
    : undefined;
}

export const explanation =
  "The sessions are an example. Shared hours are those that both teams work all year, according to your browser’s time-zone data. The solid bar is our day in January, the dashed one our day after the year’s first clock change.";

export function enclosure(state: State): string {
  const { yours, ours } = daysOf(state);
  const times = planSessions(state).flatMap(({ name, at }) =>
    at === undefined ? [] : [`${name.toLowerCase()} at ${formatTime(at)}`],
  );
  return `I compared our working days: ${formatTime(yours.start)} to ${formatTime(yours.end)} in ${cityOf(state.zone)} with ${formatTime(ours.start)} to ${formatTime(ours.end)} in ${company.place.town}. ${describe(state)}${times.length > 0 ? ` My times would be: ${formatList(times)}.` : ""}`;
}
