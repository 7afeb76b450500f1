import { flushSync } from "react-dom";
import type { AroundNavHandler } from "wouter";
import { motionAllowed } from "../styles/breakpoints.ts";
import { pageAt } from "../site/pages.tsx";

/** For so long the old page stays after a press on a link; then "Loading..." takes its place. */
const patienceMs = 200;

let latest = 0;

/**
 * Goes to a page when its code is here, so that "Loading..." is seen only where there is something to wait for, and
 * lets the old page fade into the new one. React would keep a placeholder for at least 300 ms.
 */
export const arriveWithCode: AroundNavHandler = async (navigate, to, options) => {
  const page = pageAt(to.replace(/[?#].*/, ""));
  const turn = ++latest;
  const from = location.href;
  if (!page.loaded()) {
    const { promise: patience, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, patienceMs);
    // A load that fails shows as such once the page is asked for.
    await Promise.race([page.preload().catch(() => {}), patience]);
  }
  // Meanwhile the visitor may have chosen another page, or gone back.
  if (turn !== latest || location.href !== from) return;
  const go = () => flushSync(() => navigate(to, options));
  if (page.loaded() && matchMedia(motionAllowed).matches && document.startViewTransition)
    document.startViewTransition(go);
  else go();
};
