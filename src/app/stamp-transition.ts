import { flushSync } from "react-dom";
import { isOnScreen } from "../components/is-on-screen.ts";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { motionAllowed } from "../styles/media-queries.ts";

/** Selects the stamps and the heroes of services. */
const stampOrHeroSelector = `[${stampAttribute}]`;

let namedElement: HTMLElement | undefined;
let lastTransition: ViewTransition | undefined;

/**
 * Lets a pressed stamp grow into the hero of its service over the page around it, and shrink again when the
 * visitor leaves. `change` shows the other page. Without a stamp it is called at once.
 */
export function changeWithStamp(stamp: HTMLElement | undefined, change: () => void) {
  if (
    !stamp ||
    !isOnScreen(stamp) ||
    !("startViewTransition" in document) ||
    !matchMedia(motionAllowed).matches
  )
    return change();

  const { style } = document.documentElement;
  const [direction, oldPage] = stamp.matches("main > *")
    ? (["shrinking-stamp", "leaving-page"] as const)
    : (["growing-stamp", "covered-page"] as const);
  nameForTransition(stamp, direction);
  style.viewTransitionName = oldPage;
  const transition = document.startViewTransition(() => {
    // A later transition has taken the names, and shows its own page.
    if (lastTransition !== transition) return change();
    // The new page has no such name, so that it takes input beneath the picture of the old one.
    style.viewTransitionName = "";
    flushSync(change);
    const stamps = document.querySelectorAll<HTMLElement>(
      `[${stampAttribute}="${stamp.getAttribute(stampAttribute)}"]`,
    );
    nameForTransition(Array.from(stamps).find(isOnScreen), direction);
  });
  // A transition that is skipped rejects, although nothing is wrong. An error of the page itself is reported
  // elsewhere.
  transition.ready.catch(() => {});
  transition.finished
    .then(() => lastTransition === transition && nameForTransition(undefined))
    .catch(() => {});
  lastTransition = transition;
}

/** Returns the stamp that belongs to the pressed link to a page, or the hero of the service that is left. */
export function stampInSight(path: string): HTMLElement | undefined {
  const stamps = document.querySelectorAll<HTMLElement>(
    `main li:has(a[href="${path}"]:is(:hover, :focus)) ${stampOrHeroSelector}, main > ${stampOrHeroSelector}:not([${stampAttribute}="${path.slice(1)}"])`,
  );
  // The hero comes before the stamps of other services, and is out of sight when one of those is pressed.
  return Array.from(stamps).find(isOnScreen);
}

/**
 * Names the one stamp that takes part in the transition (styles/global.ts): a name must be unique in the
 * document.
 */
function nameForTransition(element: HTMLElement | undefined, value = "") {
  if (namedElement) namedElement.style.viewTransitionName = "";
  namedElement = element;
  if (namedElement) namedElement.style.viewTransitionName = value;
}
