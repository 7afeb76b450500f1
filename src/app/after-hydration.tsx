import { useEffect } from "react";
import { hydratedMark } from "../components/hydrated-mark.ts";
import { prefetchMenu } from "./prefetch-menu.ts";

/**
 * Records that React has taken over the page, for the measurement on /our-work and for tests, and then
 * prefetches the pages of the menu. Rendered after the page's content, so that its effect runs once that
 * content is hydrated.
 */
export function AfterHydration() {
  useEffect(() => {
    performance.mark(hydratedMark);
    document.documentElement.dataset["hydrated"] = "";
    prefetchMenu();
  }, []);

  return null;
}
