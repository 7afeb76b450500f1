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

export const verdicts = {
  hitsAll: { text: "Damaged", good: false },
  fixed: { text: "Delivered", good: true },
} satisfies Record<string, Verdict>;

export function verdict(state: State): Verdict {
  if (mistakeHitsAll(state)) return verdicts.hitsAll;
  return state.fixed ? verdicts.fixed : { text: savedText(state), good: true };
}

export const suggestions = {
  takeBack: (path: string) => `Take back only ${path}`,
  canary: "Release it again, to 5%",
  fix: "Fix it and open it to all",
};

/**
 * Suggests rolling back one page alone, then releasing it to a few visitors, then fixing it and releasing it
 * to all.
 */
export function suggest(state: State): Suggestion<State> | undefined {
  const { release, moved, faultyPath, fixed } = state;
  const others = moved.has(faultyPath) ? toggleInSet(moved, faultyPath) : moved;
  if (mistakeHitsAll(state))
    return { label: suggestions.takeBack(faultyPath), changes: { release: "page", moved: others } };
  if (release === "page")
    return {
      label: suggestions.canary,
      changes: { release: "canary", moved: toggleInSet(others, faultyPath) },
    };
  return fixed ? undefined : { label: suggestions.fix, changes: { fixed: true, moved: allPaths } };
}

export const sentences = {
  atOnce: (path: string, minutes: number, visits: number) =>
    `Everything went live at once: ${path} stays broken for ${formatCount(minutes, "minute")}, and ${formatCount(visits, "visit")} fail.`,
  released: (path: string, cost: string) => `One switch can take ${path} back, and the rest stays: ${cost}`,
  takenBack: (path: string, cost: string) => `One switch takes ${path} back, and the rest stays: ${cost}`,
  canary: (path: string, cost: string) => `Only 5% of the visitors to ${path} hit the mistake: ${cost}`,
  fixed: (path: string, cost: string) => `Everything has moved, and the mistake on ${path} cost ${cost}`,
};

export const costText = (visits: number, atOnce: number) =>
  `${formatCount(visits, "failed visit")} instead of\u00a0${atOnce.toLocaleString("en")}.`;

export function describe(state: State): string {
  const { release, faultyPath, fixed } = state;
  const { failedVisits, minutes } = costOf(state, release);
  if (release === "everything") return sentences.atOnce(faultyPath, minutes, failedVisits);
  const cost = costText(failedVisits, costOf(state, "everything").failedVisits);
  if (fixed) return sentences.fixed(faultyPath, cost);
  if (release === "canary") return sentences.canary(faultyPath, cost);
  return sentences[mistakeHitsAll(state) ? "released" : "takenBack"](faultyPath, cost);
}

export const explanation =
  "The traffic is made up: 1,200 visits an hour. Taking back one page takes a minute. Undoing everything takes three hours, because the data written since the release must be kept.";

export function enclosure(state: State): string {
  const { label } = releaseOptions.find(({ value }) => value === state.release)!;
  return `I tried the migration demonstration with a bad release of ${state.faultyPath} (${label.toLowerCase()}), noticed after ${formatCount(state.detectionMinutes, "minute")}. ${describe(state)}`;
}
