import { flushSync } from "react-dom";
import type { AroundNavHandler } from "wouter";
import { pageAt } from "../site/pages.tsx";
import { motionAllowed } from "../styles/breakpoints.ts";

/**
 * For so long the old page stays after a press on a link; then "Loading..." takes its place, and for at least 300 ms:
 * React keeps a placeholder that long.
 */
const patienceMs = 400;

let latest = 0;

/** Goes to a page when its code is here, and lets the old page fade into the new one where motion is welcome. */
export const arriveWithCode: AroundNavHandler = async (navigate, to, options) => {
  const page = pageAt(to.replace(/[?#].*/, ""));
  const turn = ++latest;
  const from = location.href;

  async function arrive() {
    // A load that fails shows as such once the page is asked for.
    if (!page.loaded()) await Promise.race([page.preload().catch(() => {}), patience()]);
    // Meanwhile the visitor may have chosen another page, or gone back.
    if (turn === latest && location.href === from) flushSync(() => navigate(to, options));
  }

  if (!matchMedia(motionAllowed).matches || !document.startViewTransition) return arrive();
  // At once: it takes its picture of the old page while the code of the new one is on its way.
  const transition = document.startViewTransition(arrive);
  // Skipped for a newer one, or in a tab that nobody sees: the page is there all the same.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
};

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs));
}
