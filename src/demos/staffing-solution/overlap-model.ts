import { company } from "../../content/company.ts";

/** Minutes of the clock, from 0 to 1440. */
export interface Hours {
  start: number;
  end: number;
}

/** A part of the year in which the two clocks differ by the same time. */
export interface Season {
  /** Days of the year, from 0; `until` is the first day after it. */
  from: number;
  until: number;
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
}

/** The hours of which a state speaks. */
export function daysOf({ yourStart, yourEnd, ourStart }: State): { yours: Hours; ours: Hours } {
  return { yours: { start: yourStart, end: yourEnd }, ours: { start: ourStart, end: ourStart + 540 } };
}

export const initialState: State = {
  zone: "Europe/London",
  yourStart: 540,
  yourEnd: 1020,
  ourStart: 570,
};

/** Of the hours that can be moved, on their own clocks. */
export const bounds = {
  yourStart: { min: 360, max: 720 },
  yourEnd: { min: 780, max: 1320 },
  ourStart: { min: 360, max: 840 },
};

/** In the visitor's own zone, as the browser knows it, if the two days could meet there for longer. */
export function localState(): State {
  const local = { ...initialState, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return bestStart(local) === local.ourStart ? initialState : local;
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
  const first = Date.UTC(year, 0, 1, 12);
  const days = Math.round((Date.UTC(year + 1, 0, 1, 12) - first) / dayMs);
  const seasons: Season[] = [];
  for (let day = 0; day < days; day += 1) {
    const time = first + day * dayMs;
    const ahead = offsetThere(time) - offsetHere(time);
    const last = seasons.at(-1);
    if (last?.ahead === ahead) last.until = day + 1;
    else seasons.push({ from: day, until: day + 1, ahead });
  }
  return seasons;
}

export const thisYear = new Date().getFullYear();
const known = new Map<string, Season[]>();

/** The seasons of this year between a zone and ours; remembered, as every day of it is looked at. */
function seasonsIn(zone: string): Season[] {
  const seasons = known.get(zone) ?? seasonsOf(thisYear, zone, company.place.timeZone);
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

/** The seasons of this year, each with the minutes of a day that both work. */
export function sharedSeasons(state: State): (Season & { minutes: number })[] {
  const { yours, ours } = daysOf(state);
  return seasonsIn(state.zone).map(({ from, until, ahead }) => {
    const minutes = lengthOf(shared([yours], onOurClock(ours, ahead)));
    return { from, until, ahead, minutes };
  });
}

/** In minutes: what both days have in common on every day of the year. */
export function leastShared(state: State): number {
  return Math.min(...sharedSeasons(state).map(({ minutes }) => minutes));
}

/** In minutes: with so much in common a question is answered on the same day. */
export const enough = 360;

/** The start of our day that is nearest to today's and shares enough; if none does, the one that shares most. */
export function bestStart(state: State): number {
  const { min, max } = bounds.ourStart;
  const starts = Array.from({ length: (max - min) / 30 + 1 }, (_, index) => min + index * 30).toSorted(
    (one, other) => Math.abs(one - state.ourStart) - Math.abs(other - state.ourStart),
  );
  const minutes = starts.map((ourStart) => Math.min(enough, leastShared({ ...state, ourStart })));
  return starts[minutes.indexOf(Math.max(...minutes))]!;
}

/**
 * In minutes of the visitor's clock: the earliest half hour, on the quarter, that lies within both days in every season, so
 * nobody has to move the call when the clocks change. It keeps half an hour from the start of either day where it can.
 */
export function standingCall(state: State, seasons = seasonsIn(state.zone)): number | undefined {
  const { yours, ours } = daysOf(state);
  const free = seasons.reduce((left, { ahead }) => shared(left, onOurClock(ours, ahead)), [yours]);
  const starts = free.flatMap(({ start, end }) =>
    [start + 30, start].map((at) => ({ at: Math.ceil(at / 15) * 15, end })),
  );
  return starts.find(({ at, end }) => at + 30 <= end)?.at;
}

/** "13:30"; the next day's hours begin again at 00:00. */
export function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** "Buenos Aires" of "America/Argentina/Buenos_Aires". */
export function cityOf(zone: string): string {
  return zone.split("/").at(-1)!.replaceAll("_", " ");
}
