/** What the build counts of itself (src/build/prerender.ts); sizes in bytes, compressed with Brotli as a CDN does. */
export interface BuildFigures {
  pages: number;
  homeDocument: number;
  homeScripts: number;
  fonts: number;
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
