import { flushSync } from "react-dom";
import { isOnScreen } from "../components/is-on-screen.ts";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { motionAllowed } from "../styles/media-queries.ts";

let namedElement: HTMLElement | undefined;
let lastTransition: ViewTransition | undefined;

/**
 * Shows another page by calling `change`. A pressed stamp grows into the hero of its service over the page
 * around it. When the visitor goes back, the hero shrinks to that stamp, if it is on the screen.
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
    const shown = onScreen(`[${stampAttribute}="${slug}"]`);
    nameForTransition(shown);
    if (!shown) transition.skipTransition();
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

/** Returns the stamp of the pressed link to a page. */
export function pressedStamp(path: string): HTMLElement | undefined {
  return onScreen(`main li:has(a[href="${path}"]:is(:hover, :focus)) [${stampAttribute}]`);
}

/** Returns the hero of the service on screen. */
export function heroOnScreen(): HTMLElement | undefined {
  return onScreen(`main > [${stampAttribute}]`);
}

function onScreen(selector: string): HTMLElement | undefined {
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).find(isOnScreen);
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
