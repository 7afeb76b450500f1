import { useLayoutEffect } from "react";
import { firstPath } from "../site/first-path.ts";

let shownPath = firstPath;

/** Rule "Navigation": every change of path shows the page from its top, back and forward included. */
export function useScrollToTopOnNavigation(path: string) {
  useLayoutEffect(() => {
    if (shownPath === path) return;
    shownPath = path;
    scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
}

/** Leaves the position to the browser only where a document is left or reloaded. */
export function restoreScrollOnReload() {
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  // The back/forward cache may show this document again as it was left.
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
}
