import { flushSync } from "react-dom";
import { isOnScreen } from "../components/is-on-screen.ts";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { motionAllowed } from "../styles/media-queries.ts";

let namedElement: HTMLElement | undefined;
let lastTransition: ViewTransition | undefined;

/**
 * Shows another page by calling `change`. A pressed stamp grows into the hero of its service over the page
 * around it. When the visitor leaves, the hero shrinks to that stamp, or slides away with its page if the new
 * page shows none.
 */
export function changeWithTransition(stamp: HTMLElement, change: () => void) {
  if (!("startViewTransition" in document) || !matchMedia(motionAllowed).matches) return change();

  const { style } = document.documentElement;
  nameForTransition(stamp);
  style.viewTransitionName = stamp.matches("main > *") ? "leaving-page" : "covered-page";
  const transition = document.startViewTransition(() => {
    // A later transition has taken the names, and shows its own page.
    if (lastTransition !== transition) return change();
    // The new page takes no part, so that it takes input beneath the picture of the old one.
    style.viewTransitionName = "none";
    flushSync(change);
    const slug = stamp.getAttribute(stampAttribute);
    const stamps = document.querySelectorAll<HTMLElement>(`[${stampAttribute}="${slug}"]`);
    nameForTransition(Array.from(stamps).find(isOnScreen));
  });
  // A transition that is skipped rejects, although nothing is wrong. An error of the page itself is reported
  // elsewhere.
  transition.ready.catch(() => {});
  transition.finished
    .then(() => {
      if (lastTransition !== transition) return;
      style.viewTransitionName = "";
      nameForTransition(undefined);
    })
    .catch(() => {});
  lastTransition = transition;
}

/** Returns the stamp that belongs to the pressed link to a page, or the hero of the service that is left. */
export function stampInSight(path: string): HTMLElement | undefined {
  const stamps = document.querySelectorAll<HTMLElement>(
    `main li:has(a[href="${path}"]:is(:hover, :focus)) [${stampAttribute}], main > [${stampAttribute}]:not([${stampAttribute}="${path.slice(1)}"])`,
  );
  // The hero comes before the stamps of other services, and is out of sight when one of those is pressed.
  return Array.from(stamps).find(isOnScreen);
}

/**
 * Names the one stamp that takes part in the transition (styles/global.ts): a name must be unique in the
 * document.
 */
function nameForTransition(element: HTMLElement | undefined) {
  if (namedElement) namedElement.style.viewTransitionName = "";
  namedElement = element;
  if (namedElement) namedElement.style.viewTransitionName = "stamp";
}
