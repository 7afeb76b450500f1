import { useLayoutEffect } from "react";
import { initialPath } from "../routing/initial-path.ts";
import { focusArrivedPage } from "./arrival-focus.ts";
import { restoreScroll } from "./scroll-restoration.ts";

/** The path of the last page that has arrived. The browser itself has scrolled and focused the first one. */
let arrivedPath = initialPath;

/**
 * Scrolls a new page and moves the focus into it, as a browser does with a new document (WCAG 2.4.3). Rendered
 * after the page's content, so that its effect runs once that content is on screen. A layout effect, because a
 * visitor may press Back before any other effect of the page has run.
 */
export function PageArrival({ path }: { path: string }) {
  useLayoutEffect(() => {
    if (arrivedPath === path) return;
    arrivedPath = path;
    restoreScroll();
    focusArrivedPage();
  }, [path]);

  return null;
}
