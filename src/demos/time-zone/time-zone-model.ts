import { minutesPerDay } from "../../time/time-span.ts";
import { offsetAt } from "../../time/time-zone.ts";

export interface State {
  /** The IANA zone of the place where the device stands. */
  zone: string;
  /** The time on the device's clock, in minutes since midnight. */
  minutes: number;
  /** Whether the device sends its offset with the time, and the server reads it. */
  agreed: boolean;
}

/** Places whose offsets differ in sign and size; in winter London has none, which hides the fault. */
export const zones = [
  "Asia/Colombo",
  "Asia/Kathmandu",
  "America/New_York",
  "America/Chicago",
  "Europe/London",
  "Europe/Berlin",
] as const;

export const initialState: State = { zone: "Asia/Colombo", minutes: 540, agreed: false };

/** In minutes: the clock is set in quarters of an hour. */
export const step = 15;

/**
 * Fixed, so that the picture made by the build and the live one agree all year; in winter, because London is
 * at UTC then.
 */
const day = Date.UTC(2026, 0, 15, 12);

interface Times {
  /** How far the device's zone is ahead of UTC, in minutes. */
  offset: number;
  /** The time that the server stores, in minutes of the day in UTC. */
  stored: number;
  /** The time that the chart shows, in minutes of the day where the device is. */
  shown: number;
  /** How far that is from what the device's clock showed: the offset, or nothing once both sides agree. */
  deviation: number;
  /** By how many days the chart is off: 1 on the next day, -1 on the day before. */
  dayShift: number;
}

/**
 * Returns the time at each step from the device to the chart. Without its offset, the server takes local time
 * for UTC. The chart does what charts do: it turns UTC back into local time, and so adds the offset a second
 * time.
 */
export function timesOf({ zone, minutes, agreed }: State): Times {
  const offset = offsetAt(zone)(day);
  const deviation = agreed ? 0 : offset;
  return {
    offset,
    stored: timeOfDay(agreed ? minutes - offset : minutes),
    shown: timeOfDay(minutes + deviation),
    deviation,
    dayShift: Math.floor((minutes + deviation) / minutesPerDay),
  };
}

function timeOfDay(minutes: number): number {
  return (minutes + minutesPerDay) % minutesPerDay;
}

/**
 * Returns the minutes since midnight for an hour hand at an angle, in degrees clockwise from 12. Of the two
 * halves of the day, it chooses the one nearer to `before`, the minutes that the clock showed until now.
 */
export function minutesAt(angle: number, before: number): number {
  const half = minutesPerDay / 2;
  const turned = ((angle / 360) * half + half) % half;
  const nearest = turned + Math.round((before - turned) / half) * half;
  return timeOfDay(Math.round(nearest / step) * step);
}
