import { useLayoutEffect } from "react";
import { initialPath } from "../routing/initial-path.ts";

let shownPath = initialPath;

/** Shows every page from its top after a change of path, including back and forward (rule "Navigation"). */
export function useScrollToTopOnNavigation(path: string) {
  useLayoutEffect(() => {
    if (shownPath === path) return;
    shownPath = path;
    scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
}
