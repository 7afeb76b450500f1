/**
 * Baseline "widely available" of November 2026: browsers with the features that all engines have had since
 * May 2024.
 */
const oldestBrowsers = { chrome: [124, 0], edge: [124, 0], firefox: [126, 0], safari: [17, 5] } as const;

/** The value of Vite's option `build.target`: "chrome124" and so on. */
export const viteTargets = Object.entries(oldestBrowsers).map(
  ([name, [major, minor]]) => name + (minor ? `${major}.${minor}` : major),
);

/** The same for lightningcss, which has a version in one number. */
export const lightningTargets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
