import { company } from "../../content/company.ts";
import { sharedInAllSeasons, type TimeSpan } from "../../time/time-span.ts";
import { seasonsOf, type Season } from "../../time/time-zone.ts";
import { placeInWords } from "#site";

export interface State {
  /** The visitor's time zone (IANA). */
  zone: string;
  /** The company's time zone (IANA). */
  ourZone: string;
  /** Working hours in minutes since midnight, each on its own clock. Our day always has the same length. */
  yourStart: number;
  yourEnd: number;
  ourStart: number;
  /** Whether a handover note replaces the sessions for which there is no room. */
  handoverNote: boolean;
}

/** Made-up sessions that need both sides, in the order in which they are planned. */
const sessions = [
  { name: "Stand-up", minutes: 30 },
  { name: "Review", minutes: 60 },
  { name: "Pairing", minutes: 120 },
  { name: "Release", minutes: 60 },
];

const { theirs, ours: ourExample } = placeInWords.days;
const ourMinutes = ourExample.end - ourExample.start;

export function daysOf({ yourStart, yourEnd, ourStart }: State): { yours: TimeSpan; ours: TimeSpan } {
  return { yours: { start: yourStart, end: yourEnd }, ours: { start: ourStart, end: ourStart + ourMinutes } };
}

export const initialState: State = {
  zone: placeInWords.exampleZones[0]!,
  ourZone: company.place.timeZone,
  yourStart: theirs.start,
  yourEnd: theirs.end,
  ourStart: ourExample.start,
  handoverNote: false,
};

/** The limits of the hours that can be set, each on its own clock. */
export const limits = {
  yourStart: { min: 360, max: 720 },
  yourEnd: { min: 780, max: 1320 },
  ourStart: { min: Math.min(360, ourExample.start), max: Math.max(840, ourExample.start) },
};

/**
 * Returns the initial state in the browser's time zone, unless all sessions have room there and nothing is
 * left to try, or the system names a zone that the browser does not know.
 */
export function stateInLocalZone(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): State {
  try {
    const local = { ...initialState, zone };
    return planSessions(local).every(({ at }) => at !== undefined) ? initialState : local;
  } catch {
    return initialState;
  }
}

const known = new Map<string, Season[]>();

/**
 * Returns the seasons of this year between both zones. They are cached, as computing them looks at every day
 * of the year.
 */
export function seasonsIn({ zone, ourZone }: Pick<State, "zone" | "ourZone">): Season[] {
  const key = `${zone} ${ourZone}`;
  const seasons = known.get(key) ?? seasonsOf(new Date().getFullYear(), zone, ourZone);
  known.set(key, seasons);
  return seasons;
}

/** Returns the hours on the visitor's clock in which both sides work on every day of the year. */
export function sharedAllYear(state: State, seasons = seasonsIn(state)): TimeSpan[] {
  const { yours, ours } = daysOf(state);
  return sharedInAllSeasons(yours, ours, seasons);
}

export interface Session {
  name: string;
  minutes: number;
  /** Its time on the visitor's clock; undefined if there is no room. */
  at: number | undefined;
}

/** Gives each session a time that holds all year, as far as there is room. */
export function planSessions(state: State, seasons?: Season[]): Session[] {
  const free = sharedAllYear(state, seasons);
  return sessions.map(({ name, minutes }) => {
    const room = free.find(({ start, end }) => end - start >= minutes);
    const at = room?.start;
    if (room) room.start += minutes;
    return { name, minutes, at };
  });
}

function plannedMinutes(state: State): number {
  return planSessions(state).reduce((sum, { minutes, at }) => (at === undefined ? sum : sum + minutes), 0);
}

/** Returns all half-hour steps between two limits, those nearest to a time first. */
function startsNear(time: number, { min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: (max - min) / 30 + 1 }, (_, index) => min + index * 30).toSorted(
    (one, other) => Math.abs(one - time) - Math.abs(other - time),
  );
}

/**
 * Returns the start of our day that has room for the most minutes of sessions, of several the nearest to the
 * current one.
 */
export function bestStart(state: State): number {
  const starts = startsNear(state.ourStart, limits.ourStart);
  const minutes = starts.map((ourStart) => plannedMinutes({ ...state, ourStart }));
  return starts[minutes.indexOf(Math.max(...minutes))]!;
}

/**
 * Returns the visitor's eight hours nearest to 09:00 to 17:00 that have room for a stand-up, with the best
 * start of our day; undefined if there are none.
 */
export function bestDay(state: State): Pick<State, "yourStart" | "yourEnd" | "ourStart"> | undefined {
  for (const yourStart of startsNear(initialState.yourStart, limits.yourStart)) {
    const day = { ...state, yourStart, yourEnd: yourStart + 480 };
    const ourStart = bestStart(day);
    if (planSessions({ ...day, ourStart })[0]!.at !== undefined)
      return { yourStart, yourEnd: day.yourEnd, ourStart };
  }
  return undefined;
}
