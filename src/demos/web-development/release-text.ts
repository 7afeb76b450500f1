import type { Suggestion, Verdict } from "../define-demo.tsx";
import { toggleInSet } from "../toggle-in-set.ts";
import { formatCount } from "../format.ts";
import { allPaths, costOf, type State } from "./release-model.ts";

/** The ways to release, in the two lines in which they are drawn. */
export const releaseOptions = [
  { value: "everything", lines: ["Everything", "at once"] },
  { value: "route", lines: ["One page", "at a time"] },
  { value: "trial", lines: ["One page,", "to 5% first"] },
] as const;

/** Returns how many fewer visits fail than if everything is released at once. */
export function savedVisits(state: State): string {
  const atOnce = costOf(state, "everything").failedVisits;
  return (atOnce - costOf(state, state.release).failedVisits).toLocaleString("en");
}

/** Whether the mistake hits all visitors of the page. */
const mistakeHitsAll = ({ release, moved, bad }: State) =>
  release === "everything" || (release === "route" && moved.has(bad));

/** A question or an answer, above the failed visits. */
export function headline(state: State): string {
  const { failedVisits, minutes } = costOf(state, state.release);
  const visits = formatCount(failedVisits, "visit");
  if (mistakeHitsAll(state)) return `${visits} fail. Take it back?`;
  if (state.fixed) return `All moved, ${visits} failed`;
  return state.release === "trial"
    ? `Only ${visits} fail${failedVisits === 1 ? "s" : ""}`
    : `Back after ${formatCount(minutes, "minute")}`;
}

export function verdict(state: State): Verdict {
  if (mistakeHitsAll(state)) return { text: "Damaged", good: false };
  return { text: state.fixed ? "Delivered" : `${savedVisits(state)} saved`, good: true };
}

/** Suggests to roll back one page alone, then to release it to a few visitors, then to fix it and release it to all. */
export function suggest(state: State): Suggestion<State> | undefined {
  const { release, moved, bad, fixed } = state;
  const others = moved.has(bad) ? toggleInSet(moved, bad) : moved;
  if (mistakeHitsAll(state))
    return { label: `Take back only ${bad}`, changes: { release: "route", moved: others } };
  if (release === "route")
    return {
      label: "Release it again, to 5%",
      changes: { release: "trial", moved: toggleInSet(others, bad) },
    };
  return fixed ? undefined : { label: "Fix it, open to all", changes: { fixed: true, moved: allPaths } };
}

export function describe(state: State): string {
  const { release, bad, fixed } = state;
  const { failedVisits, minutes } = costOf(state, release);
  if (release === "everything")
    return `Everything went live at once: ${bad} stays broken for ${formatCount(minutes, "minute")}, and ${formatCount(failedVisits, "visit")} fail.`;
  const atOnce = costOf(state, "everything").failedVisits.toLocaleString("en");
  const cost = `${formatCount(failedVisits, "failed visit")} instead of\u00a0${atOnce}.`;
  if (fixed) return `Everything has moved, and the mistake on ${bad} cost ${cost}`;
  if (release === "trial") return `Only 5% of its visitors hit the mistake on ${bad}: ${cost}`;
  return `One switch ${mistakeHitsAll(state) ? "can take" : "takes"} ${bad} back, and the rest stays: ${cost}`;
}

export function message(state: State): string {
  const { lines } = releaseOptions.find(({ value }) => value === state.release)!;
  return `I tried the migration demonstration with a bad release of ${state.bad} (${lines.join(" ").toLowerCase()}), noticed after ${formatCount(state.detectionMinutes, "minute")}. ${describe(state)}`;
}
