import { pageAt } from "./pages.ts";

/**
 * Returns the path of an address as links spell it: static hosts may serve /about as /about.html, /about/ or
 * /About, and links that are put together by hand have doubled slashes. The path of an unknown page only
 * loses its surplus slashes.
 */
export function pathOf(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  const known = path.toLowerCase().replace(/(?:\/index)?(?:\.html)?$/, "") || "/";
  return pageAt(known).kind === "not-found" ? path : known;
}

export const initialPath = typeof location === "undefined" ? "" : pathOf(location.pathname);
