/** Made up: six paths in the order in which they move, with their part of all visits in percent. */
export const routes = [
  { path: "/help", share: 6 },
  { path: "/catalogue", share: 38 },
  { path: "/search", share: 18 },
  { path: "/account", share: 12 },
  { path: "/orders", share: 16 },
  { path: "/checkout", share: 10 },
] as const;

export type Path = (typeof routes)[number]["path"];

/** Assumed: minutes to go back once the fault is noticed. */
const rollbackMinutes = { rule: 1, rewrite: 180 };

const visitsAnHour = 1200;

/** In percent: what part of its visitors the newest route gets. */
export const trials = [5, 25, 50, 100];

export interface State {
  /** So many routes are moved, in order. */
  moved: number;
  /** In percent, of the newest route's visitors. */
  trial: number;
  /** Moved routes that were taken back to the old app. */
  undone: ReadonlySet<Path>;
  bad: Path | undefined;
  /** From the release until the fault is noticed. */
  detectionMinutes: number;
}

/** In percent of all visits. */
export interface Traffic {
  toOld: number;
  toNew: number;
}

/** How the visits of one path are divided. */
export function trafficOf(path: Path, { moved, trial, undone }: State): Traffic {
  const index = routes.findIndex((route) => route.path === path);
  const { share } = routes[index]!;
  const part = index >= moved || undone.has(path) ? 0 : index === moved - 1 ? trial : 100;
  const toNew = (share * part) / 100;
  return { toOld: share - toNew, toNew };
}

export function trafficSplit(state: State): Traffic {
  const all = routes.map(({ path }) => trafficOf(path, state));
  return {
    toOld: all.reduce((sum, { toOld }) => sum + toOld, 0),
    toNew: all.reduce((sum, { toNew }) => sum + toNew, 0),
  };
}

export interface Rollback {
  /** In percent of all visits: what met the fault. */
  met: number;
  /** From the release to the way back done. */
  minutes: number;
  failedVisits: number;
  /** How many routes go back with it. */
  routes: number;
}

function rollback(met: number, minutes: number, routesBack: number): Rollback {
  return {
    met,
    minutes,
    failedVisits: Math.ceil((((visitsAnHour * met) / 100) * minutes) / 60),
    routes: routesBack,
  };
}

/** The cost of the bad release here, and with all six paths released at once; the fault is the same. */
export function costsOf(state: State): { route: Rollback; rewrite: Rollback } | undefined {
  const { bad, detectionMinutes, undone } = state;
  if (!bad) return undefined;
  const { share } = routes.find((route) => route.path === bad)!;
  // Taking the route back ends the fault; it does not undo what it has cost.
  const exposed = trafficOf(bad, { ...state, undone: new Set([...undone].filter((path) => path !== bad)) });
  return {
    route: rollback(exposed.toNew, detectionMinutes + rollbackMinutes.rule, 1),
    rewrite: rollback(share, detectionMinutes + rollbackMinutes.rewrite, routes.length),
  };
}

export type RuleState = "old" | "new" | "bad" | "back";

/** How a route stands at the proxy. */
export function ruleState({ moved, undone, bad }: State, index: number): RuleState {
  const { path } = routes[index]!;
  if (index >= moved) return "old";
  if (undone.has(path)) return "back";
  return path === bad ? "bad" : "new";
}
