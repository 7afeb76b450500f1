import { company } from "../../content/company.ts";
import { list, plural } from "../wording.ts";
import {
  cityOf,
  clock,
  daysOf,
  seasonsIn,
  sharedSeasons,
  standingCall,
  thisYear,
  type State,
} from "./overlap-model.ts";

/** "29 March" of the day of this year; "29 Mar" where there is little room. */
export function describeDay(day: number, short = false): string {
  return new Date(Date.UTC(thisYear, 0, 1 + day)).toLocaleDateString("en-GB", {
    day: "numeric",
    month: short ? "short" : "long",
    timeZone: "UTC",
  });
}

const toHours = (minutes: number) => Number((minutes / 60).toFixed(2));

/** "4 h", "4.5 h" */
export function shortHours(minutes: number): string {
  return `${toHours(minutes)}\u00a0h`;
}

/** "4 hours a day, and 5 hours from 29 March to 24 October" */
export function describeShared(state: State): string {
  const seasons = sharedSeasons(state);
  const usual = seasons[0]!.minutes;
  const others = seasons
    .filter(({ minutes }) => minutes !== usual)
    .map(({ minutes, from, until }) => {
      const hours = minutes === 0 ? "no time" : plural(toHours(minutes), "hour");
      return `${hours} from ${describeDay(from)} to ${describeDay(until - 1)}`;
    });
  const aDay = usual === 0 ? "no working time" : `${plural(toHours(usual), "hour")} a day`;
  return others.length > 0 ? `${aDay}, and ${list(others)}` : `${aDay} all year`;
}

/** In minutes of the visitor's clock; none where no half hour lies within both days all year. */
export function callOf(state: State): number | undefined {
  const { yours, ours } = daysOf(state);
  return standingCall(yours, ours, seasonsIn(state.zone));
}

/** The hours that two working days share, and the call that fits both; where none does, the remedy. */
export function describe(
  state: State,
  remedy = "No half hour lies within both days all year: move one of the days until they meet.",
): string {
  const common = `You share ${describeShared(state)}.`;
  const call = callOf(state);
  if (call === undefined) return `${common} ${remedy}`;
  const here = new Set(seasonsIn(state.zone).map(({ ahead }) => clock(call + ahead)));
  return `${common} A call at ${clock(call)} your time fits all year: that is ${[...here].join(" or ")} here.`;
}

export function message(state: State): string {
  const { yours, ours } = daysOf(state);
  const call = callOf(state);
  return `I compared our working days: from ${cityOf(state.zone)}, ${clock(yours.start)} to ${clock(yours.end)}, with ${company.place.town}, ${clock(ours.start)} to ${clock(ours.end)}. They share ${describeShared(state)}.${call === undefined ? "" : ` A standing call at ${clock(call)} my time would fit all year.`}`;
}
