import { company } from "../../content/company.ts";

/** Minutes of the clock, from 0 to 1440. */
export interface Hours {
  start: number;
  end: number;
}

/** A part of the year in which the two clocks differ by the same time. */
export interface Season {
  /** Noon of its first day. */
  from: number;
  /** How far the other clock is ahead of the visitor's, in minutes. */
  ahead: number;
}

export interface State {
  /** The visitor's (IANA). */
  zone: string;
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
  zone: "Europe/London",
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

const dayMs = 86_400_000;
export const minutesADay = 1440;

/** How far a zone (IANA) is ahead of UTC, in minutes: from the tables of the platform. */
export function offsetAt(zone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  return (time) => {
    const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}

/** The year as both clocks see it, judged at noon of each day; it starts anew where either of them changes. */
export function seasonsOf(year: number, here: string, there: string): Season[] {
  const [offsetHere, offsetThere] = [offsetAt(here), offsetAt(there)];
  const seasons: Season[] = [];
  for (let from = Date.UTC(year, 0, 1, 12); from < Date.UTC(year + 1, 0); from += dayMs) {
    const ahead = offsetThere(from) - offsetHere(from);
    if (seasons.at(-1)?.ahead !== ahead) seasons.push({ from, ahead });
  }
  return seasons;
}

const known = new Map<string, Season[]>();

/** The seasons of this year between a zone and ours; remembered, as every day of it is looked at. */
export function seasonsIn(zone: string): Season[] {
  const seasons = known.get(zone) ?? seasonsOf(new Date().getFullYear(), zone, company.place.timeZone);
  known.set(zone, seasons);
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
export function sharedAllYear(state: State, seasons = seasonsIn(state.zone)): Hours[] {
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

/** The start of our day that is nearest to today's and has room for all sessions; if none has, that with room for most. */
export function bestStart(state: State): number {
  const { min, max } = bounds.ourStart;
  const starts = Array.from({ length: (max - min) / 30 + 1 }, (_, index) => min + index * 30).toSorted(
    (one, other) => Math.abs(one - state.ourStart) - Math.abs(other - state.ourStart),
  );
  const planned = starts.map((ourStart) =>
    planOf({ ...state, ourStart }).reduce(
      (sum, { minutes, at }) => (at === undefined ? sum : sum + minutes),
      0,
    ),
  );
  return starts[planned.indexOf(Math.max(...planned))]!;
}

/** "13:30"; the next day's hours begin again at 00:00. */
export function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** "Buenos Aires" of "America/Argentina/Buenos_Aires". */
export function cityOf(zone: string): string {
  return zone.split("/").at(-1)!.replaceAll("_", " ");
}
