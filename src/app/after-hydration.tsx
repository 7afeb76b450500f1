import { useEffect } from "react";
import { hydratedMark } from "../components/hydrated-mark.ts";
import { fetchMenuPages, fetchPagesOfStampsOnScreen } from "./fetch-ahead.ts";

/**
 * Records that React has taken over the page, for the measurement on /our-work and for tests, and then
 * fetches other pages. Rendered after the page's content, so that its effect runs once that content is
 * hydrated. It is mounted again with each page: later marks of the same name do no harm, because readers take
 * the first, and nothing is fetched twice.
 */
export function AfterHydration() {
  useEffect(() => {
    performance.mark(hydratedMark);
    document.documentElement.dataset["hydrated"] = "";
    loadLazyContent();
    void fetchMenuPages();
    return fetchPagesOfStampsOnScreen();
  }, []);

  return null;
}

/** Fetches the pictures and the map that are far below the screen, so that the page is whole without scrolling. */
function loadLazyContent() {
  for (const element of document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>("[loading=lazy]"))
    element.loading = "eager";
}
