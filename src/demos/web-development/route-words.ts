import { costsOf, routes, trafficOf, trafficSplit, type Setting } from "./route-model.ts";

export function percent(share: number): string {
  return `${Number(share.toFixed(1))}%`;
}

export function count(number: number, word: string): string {
  return `${number.toLocaleString("en")}\u00a0${word}${number === 1 ? "" : "s"}`;
}

/** What the setting comes to, in two sentences. */
export function resultWords(setting: Setting): string {
  const { moved, bad, undone } = setting;
  const costs = costsOf(setting);
  if (!bad || !costs) {
    const { toNew } = trafficSplit(setting);
    const served = routes.filter(({ path }) => trafficOf(path, setting).toNew > 0).length;
    return moved === 0
      ? "The old app answers every visit. So far the proxy has changed nothing but the logs."
      : `The new app answers ${percent(toNew)} of visits, on ${served} of ${routes.length} routes. Each goes back by one proxy rule.`;
  }
  const { route, rewrite } = costs;
  const otherwise = `Released all at once, the same fault would last ${count(rewrite.minutes, "minute")} and fail ${count(rewrite.failedVisits, "visit")}.`;
  if (route.met === 0)
    return `No visitor reaches the bad release: the old app still answers ${bad}. ${otherwise}`;
  const lost = `${count(route.minutes, "minute")} and ${count(route.failedVisits, "failed visit")}`;
  return undone.has(bad)
    ? `${bad} is back on the old app after ${lost}; the other routes went on. ${otherwise}`
    : `The bad release on ${bad} meets ${percent(route.met)} of visits, and one proxy rule ends it after ${lost}. ${otherwise}`;
}

export type RuleState = "old" | "new" | "bad" | "back";

export function ruleState({ moved, undone, bad }: Setting, index: number): RuleState {
  const { path } = routes[index]!;
  if (index >= moved) return "old";
  if (undone.has(path)) return "back";
  return path === bad ? "bad" : "new";
}

/** As it stands on the proxy: "new app", "25% bad". */
export function ruleWords(setting: Setting, index: number): string {
  const state = ruleState(setting, index);
  if (state === "old") return "old app";
  if (state === "back") return "taken back";
  if (index === setting.moved - 1 && setting.trial < 100) return `${setting.trial}% ${state}`;
  return state === "bad" ? "bad release" : "new app";
}
