import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { formatList, formatCount } from "../kit/format.ts";
import { readingStates, hours, repeats, sheetLine, type State } from "./telemetry-model.ts";

/** Returns "05:00" for an index of `hours`. */
export function formatHour(hourIndex: number): string {
  return `${String(hours[hourIndex]).padStart(2, "0")}:00`;
}

/** The words on the server, which says in two colours how a reading came. */
export const serverTitle = "On the server";
export const legend = { measured: "measured", repeated: "repeated" };
/** In the slot of a reading that is not there, by the state of the reading. */
export const emptySlotTexts = { gap: "lost", held: "due" };
export const hint = "Press a message to lose it, or to let it through.";

/** The sheet: its titles, and the plot of the probe. */
export const sheetTitle = "Dawn sheet";
export const printedAt = "printed at 06:00";
export const plotTitle = "Plot 9";

/** Made-up lines of plots whose probes got through: their moisture, and the age of it. */
export const neighbours = {
  above: [{ plot: "Plot 8", percent: "24\u00a0%", age: "2\u00a0h" }],
  below: [
    { plot: "Plot 10", percent: "28\u00a0%", age: "1\u00a0h" },
    { plot: "Plot 11", percent: "30\u00a0%", age: "1\u00a0h" },
  ],
};

/** Returns the moisture of the plot and the age of its reading, as the sheet says them. */
export function plotTexts(lost: State["lost"]) {
  const { age, moisture } = sheetLine(lost);
  return {
    moisture: moisture === undefined ? "unknown" : `${moisture}\u00a0%`,
    age: age === undefined ? "no reading" : `${formatCount(age, "hour")} old`,
  };
}

/** Returns the indexes of the readings that are lost for good. */
function gapsIn(lost: State["lost"]): number[] {
  return readingStates(lost).flatMap(({ kind }, hourIndex) => (kind === "gap" ? [hourIndex] : []));
}

/** A question or an answer, above the night. */
export function headline({ lost }: State): string {
  if (sheetLine(lost).moisture === undefined) return "How few repairs are enough?";
  const messages = lost.filter(Boolean).length;
  if (messages === 0) return "Every message arrived";
  const gaps = gapsIn(lost).length;
  return `${formatCount(messages, "message")} lost, ${gaps > 0 ? `and ${formatCount(gaps, "reading")}` : "but no reading"}`;
}

export const verdicts = {
  unknown: { text: "Unknown", good: false },
  lost: { text: "Lost", good: false },
  delivered: { text: "Delivered", good: true },
} satisfies Record<string, Verdict>;

export function verdict({ lost }: State): Verdict {
  if (sheetLine(lost).moisture === undefined) return verdicts.unknown;
  return gapsIn(lost).length > 0 ? verdicts.lost : verdicts.delivered;
}

/** Suggests repairing the newest message, then for each lost reading the last message that repeats it. */
export function suggest({ lost }: State): Suggestion<State> | undefined {
  const [gap] = gapsIn(lost);
  const known = sheetLine(lost).moisture !== undefined;
  if (known && gap === undefined) return undefined;
  const hourIndex = known ? gap! + repeats : hours.length - 1;
  return {
    label: `Repair the link at ${formatHour(hourIndex)}`,
    changes: { lost: lost.with(hourIndex, false) },
  };
}

export function describe({ lost }: State): string {
  const { age, moisture } = sheetLine(lost);
  if (moisture === undefined) {
    const why =
      age === undefined ? "No reading has arrived" : `The newest reading is ${formatCount(age, "hour")} old`;
    return `${why}, so the valve keeps its schedule.`;
  }
  const gaps = formatList(gapsIn(lost).map(formatHour));
  return `The sheet says ${moisture}\u00a0%, from ${formatCount(age!, "hour")} ago${gaps ? `, but what was measured at ${gaps} is lost` : ", so the grower can set the valve"}.`;
}

export const explanation =
  "The readings, which give soil moisture as a percentage, are made up. The sheet calls a plot unknown when its newest reading is more than four hours old. Readings that the probe still holds go out with its next message.";

export function enclosure({ lost }: State): string {
  const broken = lost.flatMap((isLost, hourIndex) => (isLost ? [formatHour(hourIndex)] : []));
  return `I broke the radio link of the soil probes at ${formatList(broken) || "no hour"}. ${describe({ lost })}`;
}
