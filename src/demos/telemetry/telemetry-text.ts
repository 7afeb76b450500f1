import type { Suggestion, Verdict } from "../demo-definition.ts";
import { formatList, formatCount } from "../format.ts";
import { readingStates, hours, repeats, sheetLine, type State } from "./telemetry-model.ts";

/** Returns "05:00" for an index of `hours`. */
export function formatHour(hour: number): string {
  return `${String(hours[hour]).padStart(2, "0")}:00`;
}

/** Returns the indexes of the readings that are lost for good. */
function gapsIn(lost: State["lost"]): number[] {
  return readingStates(lost).flatMap(({ kind }, hour) => (kind === "gap" ? [hour] : []));
}

/** A question or an answer, above the night. */
export function headline({ lost }: State): string {
  if (sheetLine(lost).moisture === undefined) return "How few repairs are enough?";
  const messages = lost.filter(Boolean).length;
  if (messages === 0) return "Every message arrived";
  const gaps = gapsIn(lost).length;
  return `${formatCount(messages, "message")} lost, ${gaps > 0 ? `and ${formatCount(gaps, "reading")}` : "but no reading"}`;
}

export function verdict({ lost }: State): Verdict {
  if (sheetLine(lost).moisture === undefined) return { text: "Unknown", good: false };
  return gapsIn(lost).length > 0 ? { text: "Lost", good: false } : { text: "Delivered", good: true };
}

/** Suggests repairing the newest message, then for each lost reading the last message that repeats it. */
export function suggest({ lost }: State): Suggestion<State> | undefined {
  const [gap] = gapsIn(lost);
  const known = sheetLine(lost).moisture !== undefined;
  if (known && gap === undefined) return undefined;
  const hour = known ? gap! + repeats : hours.length - 1;
  return { label: `Repair the link at ${formatHour(hour)}`, changes: { lost: lost.with(hour, false) } };
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
  "The readings, in percent of soil moisture, are made up. The sheet calls a plot unknown when its newest reading is more than four hours old. Readings that the probe still holds go out with its next message.";

export function enclosure({ lost }: State): string {
  const broken = lost.flatMap((isLost, hour) => (isLost ? [formatHour(hour)] : []));
  return `I broke the radio link of the soil probes at ${formatList(broken) || "no hour"}. ${describe({ lost })}`;
}
