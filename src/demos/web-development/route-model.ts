/** Made-up pages, each with its share of all visits in percent. */
export const routes = [
  { path: "/help", share: 12 },
  { path: "/catalogue", share: 52 },
  { path: "/orders", share: 16 },
  { path: "/checkout", share: 20 },
] as const;

export type Path = (typeof routes)[number]["path"];

export const allPaths: ReadonlySet<Path> = new Set(routes.map(({ path }) => path));

/** Assumed: the percentage of a page's visitors that a release reaches, and the minutes that it takes to roll it back. */
const releases = {
  everything: { reachPercent: 100, rollbackMinutes: 180 },
  route: { reachPercent: 100, rollbackMinutes: 1 },
  trial: { reachPercent: 5, rollbackMinutes: 1 },
};

export type Release = keyof typeof releases;

const visitsPerMinute = 20;

export interface State {
  release: Release;
  /** The pages that the new app answers. */
  moved: ReadonlySet<Path>;
  /** The page whose release has a mistake until it is fixed. */
  bad: Path;
  fixed: boolean;
  /** Minutes from the release until the mistake is noticed. */
  detectionMinutes: number;
}

/** Returns the percentage of a page's visitors that the new app answers. */
export function percentMoved(path: Path, { moved, bad, fixed, release }: State): number {
  if (!moved.has(path)) return 0;
  return path === bad && !fixed ? releases[release].reachPercent : 100;
}

/** Returns the percentage of all visits that each app answers. */
export function trafficSplit(state: State): { toOld: number; toNew: number } {
  const toNew = routes.reduce((sum, { path, share }) => sum + (share * percentMoved(path, state)) / 100, 0);
  return { toOld: 100 - toNew, toNew };
}

/** Returns the cost of the release with the mistake, from going live until it is rolled back. */
export function costOf({ bad, detectionMinutes }: State, release: Release) {
  const { reachPercent, rollbackMinutes } = releases[release];
  const { share } = routes.find(({ path }) => path === bad)!;
  const minutes = detectionMinutes + rollbackMinutes;
  return {
    reachPercent,
    minutes,
    failedVisits: Math.ceil((visitsPerMinute * minutes * share * reachPercent) / 10_000),
  };
}
