/** In bytes, compressed with Brotli as a CDN does. */
export interface Weight {
  bytes: number;
  /** The limit of src/build/byte-budgets.ts. */
  budget: number;
}

/** The sizes of the home page's files (src/build/measure-build.ts). */
export interface BuildFigures {
  /** How many pages the site has. */
  pages: number;
  document: Weight;
  scripts: Weight;
  /** The stylesheet, which arrives after the first paint. */
  style: Weight;
  fonts: Weight;
  /** All that the page loads by itself, before its pictures. */
  total: Weight;
}

export const buildFiguresPath = "/build-figures.json";

/** The figures of this build; none under the development server, which builds nothing. */
export async function loadBuildFigures(): Promise<BuildFigures | undefined> {
  if (import.meta.env.SSR) return globalThis.buildFigures;
  const response = await fetch(buildFiguresPath);
  const found = response.ok && response.headers.get("content-type")?.includes("json");
  return found ? ((await response.json()) as BuildFigures) : undefined;
}

declare global {
  /** Set by the prerender step before it renders pages that show figures. */
  var buildFigures: BuildFigures | undefined;
}
