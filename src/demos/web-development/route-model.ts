/** Made up: six paths with their part of all visits in percent. */
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
const rollbackMinutes = { route: 1, everything: 180 };

const visitsAMinute = 20;

export interface State {
  /** The routes that the new app answers. */
  moved: ReadonlySet<Path>;
  /** The route whose release is faulty. */
  bad: Path;
  /** In percent: what part of its visitors gets the faulty release. */
  trial: number;
  /** From the release until the fault is noticed. */
  detectionMinutes: number;
}

/** In percent: what part of a path's visitors the new app answers. */
export function partMoved(path: Path, { moved, bad, trial }: State): number {
  if (!moved.has(path)) return 0;
  return path === bad ? trial : 100;
}

/** In percent of all visits. */
export function trafficSplit(state: State): { toOld: number; toNew: number } {
  const toNew = routes.reduce((sum, { path, share }) => sum + (share * partMoved(path, state)) / 100, 0);
  return { toOld: 100 - toNew, toNew };
}

/** The cost of the faulty release where one route can go back, or where everything was released at once. */
export function costOf({ bad, trial, detectionMinutes }: State, back: keyof typeof rollbackMinutes) {
  const { share } = routes.find(({ path }) => path === bad)!;
  const met = back === "route" ? (share * trial) / 100 : share;
  const minutes = detectionMinutes + rollbackMinutes[back];
  return { minutes, failedVisits: Math.ceil((visitsAMinute * minutes * met) / 100) };
}
