import { cityOf, formatTime } from "../../time/time-zone.ts";
import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { timesOf, type State } from "./time-zone-model.ts";

/** Returns a duration without its sign: "5 h 30 min". */
function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return [hours && `${hours}\u00a0h`, rest && `${rest}\u00a0min`].filter(Boolean).join(" ") || "0\u00a0h";
}

/** Returns an offset as RFC 3339 writes it, with a true minus sign: "+05:30". */
export function formatOffset(minutes: number): string {
  return `${minutes < 0 ? "−" : "+"}${formatTime(Math.abs(minutes))}`;
}

export const panelTitles = { device: "Device", server: "Server", chart: "Chart" };

export function panelLines(state: State) {
  const { zone, agreed } = state;
  const { deviation } = timesOf(state);
  const right = agreed ? "is right" : "is right, until spring";
  return {
    device: agreed ? "sends time and zone" : `in ${cityOf(zone)}, local time`,
    server: agreed ? "converts it to UTC" : "stores it as UTC",
    chart: deviation === 0 ? right : `is off by ${formatDuration(deviation)}`,
  };
}

export const formatStored = (minutes: number) => `${formatTime(minutes)} UTC`;

/** Returns what device and server both say, and the question between them or its answer. */
export function tagTexts(state: State) {
  return state.agreed
    ? { side: "AGREED", zone: `ZONE ${formatOffset(timesOf(state).offset)}` }
    : { side: "NOT MINE", zone: "WHICH ZONE?" };
}

/** Below the chart's axis: when the peak was, and where the chart shows it. */
export const sentText = (minutes: number) => `sent ${formatTime(minutes)}`;
export const shownText = (minutes: number) => `shown ${formatTime(minutes)}`;

export const otherDays = { next: " the next day", before: " the day before" };

/** Returns the day as it follows a time: " the next day". */
function otherDay(dayShift: number): string {
  if (dayShift === 0) return "";
  return dayShift > 0 ? otherDays.next : otherDays.before;
}

export const verdicts = {
  agreed: { text: "On time", good: true },
  rightNow: { text: "Right, for now", good: false },
  wrong: { text: "Unclaimed", good: false },
} satisfies Record<string, Verdict>;

export function verdict(state: State): Verdict {
  if (state.agreed) return verdicts.agreed;
  return timesOf(state).deviation === 0 ? verdicts.rightNow : verdicts.wrong;
}

export function describe(state: State): string {
  const { offset, stored, shown, deviation, dayShift } = timesOf(state);
  const sent = formatTime(state.minutes);
  if (state.agreed)
    return `The device sends ${sent} with its offset, ${formatOffset(offset)}. The server stores ${formatTime(stored)}\u00a0UTC, and the chart shows ${formatTime(shown)}, as it should.`;
  const story = `At ${sent} in ${cityOf(state.zone)}, the device sends ${sent}. The server stores ${formatTime(stored)}\u00a0UTC`;
  return deviation === 0
    ? `${story}, and the chart is right until spring.`
    : `${story}, so the chart shows ${formatTime(shown)}${otherDay(dayShift)}.`;
}

export function suggest({ agreed }: State): Suggestion<State> | undefined {
  return agreed ? undefined : { label: "Get both sides to agree on a zone", changes: { agreed: true } };
}

export const explanation =
  "A time without its offset from UTC leaves the receiver to guess the zone (RFC 3339, section 4.4). Here the server guesses UTC. " +
  "The chart then adds the device’s offset to a time that already includes it. " +
  "A device should send the time in UTC or with its offset, and a server should refuse anything else. " +
  "The offsets are those of 15 January 2026, taken from your browser’s time-zone data.";

export function enclosure(state: State): string {
  return `I tried the clock on your home page. ${describe(state)}`;
}
