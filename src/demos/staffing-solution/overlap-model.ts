import { company } from "../../content/company.ts";
import { place } from "../../content/place.ts";
import { seasonsOf, type Season } from "../../content/time-zone.ts";

/** Minutes of the clock, from 0 to 1440. */
export interface Hours {
  start: number;
  end: number;
}

export interface State {
  /** The visitor's (IANA). */
  zone: string;
  /** The company's. */
  ourZone: string;
  /** Working hours in minutes, each on its own clock; ours are nine. */
  yourStart: number;
  yourEnd: number;
  ourStart: number;
  /** Whether a handover note takes the place of the sessions for which there is no room. */
  note: boolean;
}

/** What needs both sides at once, in the order in which it gets its time; made up. */
const sessions = [
  { name: "Stand-up", minutes: 30 },
  { name: "Review", minutes: 60 },
  { name: "Pairing", minutes: 120 },
  { name: "Release", minutes: 60 },
];

/** The hours of which a state speaks. */
export function daysOf({ yourStart, yourEnd, ourStart }: State): { yours: Hours; ours: Hours } {
  return { yours: { start: yourStart, end: yourEnd }, ours: { start: ourStart, end: ourStart + 540 } };
}

export const initialState: State = {
  zone: place.exampleZones[0]!,
  ourZone: company.place.timeZone,
  yourStart: 540,
  yourEnd: 1020,
  ourStart: 570,
  note: false,
};

/** Of the hours that can be moved, on their own clocks. */
export const bounds = {
  yourStart: { min: 360, max: 720 },
  yourEnd: { min: 780, max: 1320 },
  ourStart: { min: 360, max: 840 },
};

/** In the visitor's own zone, as the browser knows it, if something is left to mend there. */
export function localState(): State {
  const local = { ...initialState, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return planOf(local).every(({ at }) => at !== undefined) ? initialState : local;
}

export const minutesADay = 1440;

const known = new Map<string, Season[]>();

/** The seasons of this year between a visitor's zone and ours; remembered, as every day of it is looked at. */
export function seasonsIn({ zone, ourZone }: Pick<State, "zone" | "ourZone">): Season[] {
  const key = `${zone} ${ourZone}`;
  const seasons = known.get(key) ?? seasonsOf(new Date().getFullYear(), zone, ourZone);
  known.set(key, seasons);
  return seasons;
}

/** The other place's hours on the visitor's clock: two parts where midnight lies between. */
export function onOurClock({ start, end }: Hours, ahead: number): Hours[] {
  const parts = [-minutesADay, 0, minutesADay].map((shift) => ({
    start: start - ahead + shift,
    end: end - ahead + shift,
  }));
  return shared(parts, [{ start: 0, end: minutesADay }]);
}

/** The hours that two sets have in common. */
export function shared(some: Hours[], others: Hours[]): Hours[] {
  return some
    .flatMap((one) =>
      others.map((other) => ({
        start: Math.max(one.start, other.start),
        end: Math.min(one.end, other.end),
      })),
    )
    .filter(({ start, end }) => start < end);
}

export function lengthOf(parts: Hours[]): number {
  return parts.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** The hours of the visitor's clock in which both work on every day of the year. */
export function sharedAllYear(state: State, seasons = seasonsIn(state)): Hours[] {
  const { yours, ours } = daysOf(state);
  return seasons.reduce((left, { ahead }) => shared(left, onOurClock(ours, ahead)), [yours]);
}

/** The sessions with their times on the visitor's clock, which no change of clocks moves, or without one where there is no room. */
export function planOf(state: State, seasons?: Season[]) {
  const free = sharedAllYear(state, seasons);
  return sessions.map(({ name, minutes }) => {
    const room = free.find(({ start, end }) => end - start >= minutes);
    const at = room?.start;
    if (room) room.start += minutes;
    return { name, minutes, at };
  });
}

/** The minutes of the sessions that have room. */
function planned(state: State): number {
  return planOf(state).reduce((sum, { minutes, at }) => (at === undefined ? sum : sum + minutes), 0);
}

/** Half-hour steps from the one bound to the other, those nearest to a time first. */
function startsNear(time: number, { min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: (max - min) / 30 + 1 }, (_, index) => min + index * 30).toSorted(
    (one, other) => Math.abs(one - time) - Math.abs(other - time),
  );
}

/** The start of our day that is nearest to today's and has room for all sessions; if none has, that with room for most. */
export function bestStart(state: State): number {
  const starts = startsNear(state.ourStart, bounds.ourStart);
  const minutes = starts.map((ourStart) => planned({ ...state, ourStart }));
  return starts[minutes.indexOf(Math.max(...minutes))]!;
}

/**
 * The eight hours of the visitor that are nearest to 09:00 to 17:00 and, with the best start of our day, have room for a
 * stand-up. Undefined where no such day meets ours.
 */
export function bestDay(state: State): Pick<State, "yourStart" | "yourEnd" | "ourStart"> | undefined {
  for (const yourStart of startsNear(initialState.yourStart, bounds.yourStart)) {
    const day = { ...state, yourStart, yourEnd: yourStart + 480 };
    const ourStart = bestStart(day);
    if (planOf({ ...day, ourStart })[0]!.at !== undefined)
      return { yourStart, yourEnd: day.yourEnd, ourStart };
  }
  return undefined;
}
