import {
  clock,
  lengthOf,
  onOurClock,
  shared,
  standingCall,
  type Hours,
  type Season,
} from "./overlap-model.ts";

export const thisYear = new Date().getFullYear();

/** "29 March" of the day of this year; "29 Mar" where there is little room. */
export function dayName(day: number, short = false): string {
  const date = new Date(Date.UTC(thisYear, 0, 1 + day));
  return date.toLocaleDateString("en-GB", {
    day: "numeric",
    month: short ? "short" : "long",
    timeZone: "UTC",
  });
}

/** "4 h", "4.5 h". */
export function hoursShown(minutes: number): string {
  return `${Number((minutes / 60).toFixed(2))}\u00a0h`;
}

function hoursSaid(minutes: number): string {
  const hours = Number((minutes / 60).toFixed(2));
  if (hours === 0) return "no time";
  return `${hours}\u00a0${hours === 1 ? "hour" : "hours"}`;
}

/** "4 hours a day, and 5 hours from 29 March to 24 October". */
function sharedSaid(seasons: (Season & { minutes: number })[]): string {
  const [first] = seasons;
  const others = seasons.filter(({ minutes }) => minutes !== first!.minutes);
  const parts = others.map(
    ({ minutes, from, until }) => `${hoursSaid(minutes)} from ${dayName(from)} to ${dayName(until - 1)}`,
  );
  const usual = first!.minutes === 0 ? "no working time" : `${hoursSaid(first!.minutes)} a day`;
  return parts.length > 0 ? `${usual}, and ${parts.join(" and ")}` : `${usual} all year`;
}

/** What two working days come to, as sentences; `call` is in minutes of the visitor's clock. */
export function overlapSaid(yours: Hours, ours: Hours, seasons: Season[]) {
  const common = sharedSaid(
    seasons.map((season) => ({
      ...season,
      minutes: lengthOf(shared([yours], onOurClock(ours, season.ahead))),
    })),
  );
  const call = standingCall(yours, ours, seasons);
  if (call === undefined) {
    return {
      common,
      proposal: "No half hour lies within both days all year: move one of the days until they meet.",
    };
  }
  const there = [...new Set(seasons.map(({ ahead }) => clock(call + ahead)))].join(" or ");
  return {
    common,
    call: clock(call),
    proposal: `A call at ${clock(call)} your time fits all year: that is ${there} here.`,
  };
}
