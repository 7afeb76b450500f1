import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { formatCount } from "../kit/format.ts";
import { toggleInSet } from "../kit/toggle-in-set.ts";
import { allPaths, costOf, type State } from "./release-model.ts";

export const releaseOptions = [
  { value: "everything", label: "Everything at once" },
  { value: "page", label: "One page at a time" },
  { value: "canary", label: "One page, to 5% first" },
] as const;

/** Returns how many fewer visits fail than if everything is released at once. */
function savedVisits(state: State): string {
  const atOnce = costOf(state, "everything").failedVisits;
  return (atOnce - costOf(state, state.release).failedVisits).toLocaleString("en");
}

export const savedText = (state: State) => `${savedVisits(state)} saved`;

export const appTitles = { toOld: "Old app", toNew: "New app" };
/** Below the percentage that an app answers. */
export const ofVisits = "of visits";

/** The sides of a page's switch, which name the app that answers. */
export const switchTexts = { old: "old", new: "new", bad: "bad" };

/** Returns the words below the time line: when the mistake is noticed, and when the old app is back. */
export function timeTexts({ detectionMinutes }: State, minutesBack: number, savesAny: boolean) {
  return {
    noticed: `noticed ${detectionMinutes}\u00a0min`,
    back: `${savesAny ? "at once" : "back"} ${minutesBack}\u00a0min`,
  };
}

/** Whether the mistake hits all visitors of the page. */
const mistakeHitsAll = ({ release, moved, faultyPath }: State) =>
  release === "everything" || (release === "page" && moved.has(faultyPath));

/** A question or an answer, above the failed visits. */
export function headline(state: State): string {
  const { failedVisits, minutes } = costOf(state, state.release);
  const visits = formatCount(failedVisits, "visit");
  if (mistakeHitsAll(state)) return `${visits} fail. Undo the release?`;
  if (state.fixed) return `All moved, ${visits} failed`;
  return state.release === "canary"
    ? `Only ${visits} fail${failedVisits === 1 ? "s" : ""}`
    : `Back after ${formatCount(minutes, "minute")}`;
}

export function verdict(state: State): Verdict {
  if (mistakeHitsAll(state)) return { text: "Damaged", good: false };
  return { text: state.fixed ? "Delivered" : savedText(state), good: true };
}

/**
 * Suggests rolling back one page alone, then releasing it to a few visitors, then fixing it and releasing it
 * to all.
 */
export function suggest(state: State): Suggestion<State> | undefined {
  const { release, moved, faultyPath, fixed } = state;
  const others = moved.has(faultyPath) ? toggleInSet(moved, faultyPath) : moved;
  if (mistakeHitsAll(state))
    return { label: `Take back only ${faultyPath}`, changes: { release: "page", moved: others } };
  if (release === "page")
    return {
      label: "Release it again, to 5%",
      changes: { release: "canary", moved: toggleInSet(others, faultyPath) },
    };
  return fixed
    ? undefined
    : { label: "Fix it and open it to all", changes: { fixed: true, moved: allPaths } };
}

export function describe(state: State): string {
  const { release, faultyPath, fixed } = state;
  const { failedVisits, minutes } = costOf(state, release);
  if (release === "everything")
    return `Everything went live at once: ${faultyPath} stays broken for ${formatCount(minutes, "minute")}, and ${formatCount(failedVisits, "visit")} fail.`;
  const atOnce = costOf(state, "everything").failedVisits.toLocaleString("en");
  const cost = `${formatCount(failedVisits, "failed visit")} instead of\u00a0${atOnce}.`;
  if (fixed) return `Everything has moved, and the mistake on ${faultyPath} cost ${cost}`;
  if (release === "canary") return `Only 5% of the visitors to ${faultyPath} hit the mistake: ${cost}`;
  return `One switch ${mistakeHitsAll(state) ? "can take" : "takes"} ${faultyPath} back, and the rest stays: ${cost}`;
}

export const explanation =
  "The traffic is made up: 1,200 visits an hour. Taking back one page takes a minute. Undoing everything takes three hours, because the data written since the release must be kept.";

export function enclosure(state: State): string {
  const { label } = releaseOptions.find(({ value }) => value === state.release)!;
  return `I tried the migration demonstration with a bad release of ${state.faultyPath} (${label.toLowerCase()}), noticed after ${formatCount(state.detectionMinutes, "minute")}. ${describe(state)}`;
}
