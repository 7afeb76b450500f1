import { percent, plural } from "../wording.ts";
import { costsOf, routes, ruleState, trafficOf, trafficSplit, type State } from "./route-model.ts";

export function describe(state: State): string {
  const { moved, bad, undone } = state;
  const costs = costsOf(state);
  if (!bad || !costs) {
    const { toNew } = trafficSplit(state);
    const served = routes.filter(({ path }) => trafficOf(path, state).toNew > 0).length;
    return moved === 0
      ? "The old app answers every visit. So far the proxy has changed nothing but the logs."
      : `The new app answers ${percent(toNew)} of visits, on ${served} of ${routes.length} routes.`;
  }
  const { route } = costs;
  if (route.met === 0) return `No visitor reaches the bad release: the old app still answers ${bad}.`;
  const lost = `${plural(route.minutes, "minute")} and ${plural(route.failedVisits, "failed visit")}`;
  return undone.has(bad)
    ? `${bad} is back on the old app after ${lost}; the other routes went on.`
    : `The bad release on ${bad} meets ${percent(route.met)} of visits, and one proxy rule ends it after ${lost}.`;
}

/** The same fault with everything released at once. */
export function explain(state: State): string {
  const costs = costsOf(state);
  if (!costs) return "Each route goes back by one proxy rule.";
  const { minutes, failedVisits } = costs.rewrite;
  return `Released all at once, the same fault would last ${plural(minutes, "minute")} and fail ${plural(failedVisits, "visit")}.`;
}

/** As it stands on the proxy: "new app", "25% bad". */
export function describeRule(state: State, index: number): string {
  const kind = ruleState(state, index);
  if (kind === "old") return "old app";
  if (kind === "back") return "taken back";
  if (index === state.moved - 1 && state.trial < 100) return `${state.trial}% ${kind}`;
  return kind === "bad" ? "bad release" : "new app";
}

export function message(state: State): string {
  return `I tried the migration demonstration with ${state.moved} of ${routes.length} routes moved and the newest one open to ${state.trial}% of visitors. ${describe(state)} ${explain(state)}`;
}
