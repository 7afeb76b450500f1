import { company } from "../../content/company.ts";
import { list, plural } from "../wording.ts";
import type { Move, Stamp } from "../define-demo.tsx";
import {
  bestStart,
  cityOf,
  clock,
  daysOf,
  enough,
  leastShared,
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
function describeShared(state: State): string {
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

/** Whether a question is answered on the day on which it is asked. */
export function stamp(state: State): Stamp {
  const minutes = leastShared(state);
  if (minutes === 0) return { text: "Next day", good: false };
  return minutes < enough ? { text: "Half a day", good: false } : { text: "Same day", good: true };
}

export function describe(state: State): string {
  return `You share ${describeShared(state)}.`;
}

/** Another start of our day, where the two share little. */
export function suggest(state: State): Move<State> | undefined {
  const ourStart = bestStart(state);
  if (ourStart === state.ourStart) return undefined;
  const hours = plural(toHours(leastShared({ ...state, ourStart })), "hour");
  return { label: `Start our day at ${clock(ourStart)}: ${hours} shared`, changed: { ourStart } };
}

export function message(state: State): string {
  const { yours, ours } = daysOf(state);
  const call = standingCall(state);
  return `I compared our working days: from ${cityOf(state.zone)}, ${clock(yours.start)} to ${clock(yours.end)}, with ${company.place.town}, ${clock(ours.start)} to ${clock(ours.end)}. They share ${describeShared(state)}.${call === undefined ? "" : ` A standing call at ${clock(call)} my time would fit all year.`}`;
}
