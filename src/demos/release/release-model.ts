/** Made-up pages, each with its share of all visits in percent. */
export const pages = [
  { path: "/help", share: 12 },
  { path: "/catalogue", share: 52 },
  { path: "/orders", share: 16 },
  { path: "/checkout", share: 20 },
] as const;

export type Path = (typeof pages)[number]["path"];

export const allPaths: ReadonlySet<Path> = new Set(pages.map(({ path }) => path));

/**
 * Assumed: the percentage of a page's visitors that a release reaches, and the minutes that it takes to roll
 * it back.
 */
const releases = {
  everything: { reachPercent: 100, rollbackMinutes: 180 },
  page: { reachPercent: 100, rollbackMinutes: 1 },
  canary: { reachPercent: 5, rollbackMinutes: 1 },
};

export type Release = keyof typeof releases;

const visitsPerMinute = 20;

/** The latest minute in which the mistake is noticed. */
export const longestDetection = 60;

/** The longest time that a mistake can last, in minutes: noticed last, and undone slowest. */
export const longestMistakeMinutes = longestDetection + releases.everything.rollbackMinutes;

export interface State {
  release: Release;
  /** The pages that the new app answers. */
  moved: ReadonlySet<Path>;
  /** The page whose release has a mistake until it is fixed. */
  faultyPath: Path;
  fixed: boolean;
  /** Minutes from the release until the mistake is noticed. */
  detectionMinutes: number;
}

/** All pages are released, and visitors meet the mistake. */
export const releasedWithMistake = { moved: allPaths, fixed: false };

export const initialState: State = {
  ...releasedWithMistake,
  release: "everything",
  faultyPath: "/orders",
  detectionMinutes: 10,
};

export function isFaulty(path: Path, { faultyPath, fixed }: State): boolean {
  return path === faultyPath && !fixed;
}

/** Returns the percentage of a page's visitors that the new app answers. */
export function percentMoved(path: Path, state: State): number {
  if (!state.moved.has(path)) return 0;
  return isFaulty(path, state) ? releases[state.release].reachPercent : 100;
}

/** Returns the percentage of all visits that each app answers. */
export function trafficSplit(state: State): { toOld: number; toNew: number } {
  const toNew = pages.reduce((sum, { path, share }) => sum + (share * percentMoved(path, state)) / 100, 0);
  return { toOld: 100 - toNew, toNew };
}

/** Returns how many visits fail in a minute until the mistake is undone. */
export function failuresPerMinute({ faultyPath }: State, release: Release): number {
  const { share } = pages.find(({ path }) => path === faultyPath)!;
  return (visitsPerMinute * share * releases[release].reachPercent) / 10_000;
}

/** Returns the cost of the release with the mistake, from going live until it is rolled back. */
export function costOf(state: State, release: Release) {
  const minutes = state.detectionMinutes + releases[release].rollbackMinutes;
  // Rounded before, as 0.8 times 10 can be a little more than 8.
  const failedVisits = Math.ceil(Number((minutes * failuresPerMinute(state, release)).toFixed(6)));
  return { minutes, failedVisits };
}
