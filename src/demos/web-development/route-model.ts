/** Made up: four pages with their part of all visits in percent. */
export const routes = [
  { path: "/help", share: 12 },
  { path: "/catalogue", share: 52 },
  { path: "/orders", share: 16 },
  { path: "/checkout", share: 20 },
] as const;

export type Path = (typeof routes)[number]["path"];

export const allPaths: ReadonlySet<Path> = new Set(routes.map(({ path }) => path));

/** Assumed: the part of a page's visitors who get a release, in percent, and the minutes to go back from it. */
const releases = {
  everything: { open: 100, rollbackMinutes: 180 },
  route: { open: 100, rollbackMinutes: 1 },
  trial: { open: 5, rollbackMinutes: 1 },
};

export type Release = keyof typeof releases;

const visitsAMinute = 20;

export interface State {
  release: Release;
  /** The pages that the new app answers. */
  moved: ReadonlySet<Path>;
  /** The page whose release is faulty, until it is mended. */
  bad: Path;
  mended: boolean;
  /** From the release until the fault is noticed. */
  detectionMinutes: number;
}

/** In percent: what part of a page's visitors the new app answers. */
export function partMoved(path: Path, { moved, bad, mended, release }: State): number {
  if (!moved.has(path)) return 0;
  return path === bad && !mended ? releases[release].open : 100;
}

/** In percent of all visits. */
export function trafficSplit(state: State): { toOld: number; toNew: number } {
  const toNew = routes.reduce((sum, { path, share }) => sum + (share * partMoved(path, state)) / 100, 0);
  return { toOld: 100 - toNew, toNew };
}

/** The cost of the faulty release, from going live until it is taken back. */
export function costOf({ bad, detectionMinutes }: State, release: Release) {
  const { open, rollbackMinutes } = releases[release];
  const { share } = routes.find(({ path }) => path === bad)!;
  const minutes = detectionMinutes + rollbackMinutes;
  return { open, minutes, failedVisits: Math.ceil((visitsAMinute * minutes * share * open) / 10_000) };
}
