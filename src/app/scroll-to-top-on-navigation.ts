import { useLayoutEffect } from "react";
import { firstPath } from "../routing/first-path.ts";

let shownPath = firstPath;

/** Shows every page from its top after a change of path, including back and forward (rule "Navigation"). */
export function useScrollToTopOnNavigation(path: string) {
  useLayoutEffect(() => {
    if (shownPath === path) return;
    shownPath = path;
    scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
}

/**
 * Lets the browser restore the position only when a document is reloaded or reopened, not between the pages
 * of a document.
 */
export function restoreScrollOnReload() {
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  // The back/forward cache may show this document again in the state it was left in.
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
}
