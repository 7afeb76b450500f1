import type { Suggestion, Verdict } from "../define-demo.tsx";
import { formatList, formatCount } from "../format.ts";
import { fates, hours, repeats, sheetOf, type State } from "./radio-model.ts";

/** "05:00", by the place of the hour in the night. */
export function clock(hour: number): string {
  return `${String(hours[hour] ?? 6).padStart(2, "0")}:00`;
}

/** By place, the readings that no message brought or will bring. */
function gapsIn(lost: State["lost"]): number[] {
  return fates(lost).flatMap(({ kind }, hour) => (kind === "gap" ? [hour] : []));
}

export function verdict({ lost }: State): Verdict {
  if (sheetOf(lost).moisture === undefined) return { text: "Unknown", good: false };
  return gapsIn(lost).length > 0 ? { text: "Lost", good: false } : { text: "Delivered", good: true };
}

/** One more message: the newest, then the last of those that carried what is missing. */
export function suggest({ lost }: State): Suggestion<State> | undefined {
  const [gap] = gapsIn(lost);
  const known = sheetOf(lost).moisture !== undefined;
  if (known && gap === undefined) return undefined;
  const hour = known ? gap! + repeats : hours.length - 1;
  return { label: `Repair the link at ${clock(hour)}`, changes: { lost: lost.with(hour, false) } };
}

/** How the farmer fares with the sheet, and what is missing for good. */
export function describe({ lost }: State): string {
  const { age, moisture } = sheetOf(lost);
  if (moisture === undefined) {
    const why =
      age === undefined ? "No reading has arrived" : `The newest reading is ${formatCount(age, "hour")} old`;
    return `${why}: the valve keeps its schedule.`;
  }
  const gaps = formatList(gapsIn(lost).map(clock));
  return `The sheet says ${moisture}\u00a0%, ${formatCount(age!, "hour")} old${gaps ? `, and what was measured at ${gaps} is lost` : ", so the grower can set the valve by it"}.`;
}

export function message({ lost }: State): string {
  const broken = lost.flatMap((isLost, hour) => (isLost ? [clock(hour)] : []));
  return `I broke the radio link of the soil probes at ${formatList(broken) || "no hour"}. ${describe({ lost })}`;
}
