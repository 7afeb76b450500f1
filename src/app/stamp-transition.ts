import { flushSync } from "react-dom";
import type { RouterOptions } from "wouter";
import { isOnScreen } from "../components/is-on-screen.ts";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { codeOf } from "../pages/page-code.ts";
import { pageAt } from "../routing/pages.ts";
import { motionAllowed } from "../styles/media-queries.ts";

/** Selects the stamps and the heroes of services. */
const stampOrHeroSelector = `[${stampAttribute}]`;

/** A new object for each navigation: only its identity counts. */
let lastNavigation = {};
let namedElement: HTMLElement | undefined;

/**
 * Lets a pressed stamp grow into the hero of its service over the page around it, and shrink again when the
 * visitor leaves. Every other navigation is left alone, and so is one to a page that is not loaded yet,
 * because a transition must not delay a page.
 */
export const withStampTransition: NonNullable<RouterOptions["aroundNav"]> = (navigate, to, options) =>
  changePage(to, () => navigate(to, options));

/**
 * Does the same for back and forward. It stops the browser's event and repeats it later, so it has to be
 * called before the router listens.
 */
export function listenForBackAndForward() {
  addEventListener("popstate", (event) => {
    // After some gestures the browser has shown a transition of its own.
    if (!event.isTrusted || event.hasUAVisualTransition) return;
    event.stopImmediatePropagation();
    changePage(location.pathname, () => dispatchEvent(new PopStateEvent("popstate")));
  });
}

function changePage(to: string, change: () => void) {
  const navigation = (lastNavigation = {});
  const stamp = stampInSight(to);
  if (!stamp || !("startViewTransition" in document) || !matchMedia(motionAllowed).matches) return change();

  const { style } = document.documentElement;
  const [direction, oldPage] = stamp.matches("main > *")
    ? (["shrinking-stamp", "leaving-page"] as const)
    : (["growing-stamp", "covered-page"] as const);
  nameForTransition(stamp, direction);
  style.viewTransitionName = oldPage;
  const transition = document.startViewTransition(() => {
    // The new page has no such name, so that it takes input beneath the picture of the old one.
    style.viewTransitionName = "";
    // The browser calls this a frame later. The visitor may have gone elsewhere in between.
    if (navigation !== lastNavigation) return;
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
    .then(() => navigation === lastNavigation && nameForTransition(undefined))
    .catch(() => {});
}

/**
 * Returns the stamp that belongs to the pressed link, or the hero of the service that is left, if the next
 * page is loaded.
 */
function stampInSight(to: string): HTMLElement | undefined {
  const [path] = to.split(/[?#]/) as [string];
  if (!codeOf(pageAt(path)).loaded()) return undefined;
  const stamps = document.querySelectorAll<HTMLElement>(
    `main li:has(a[href="${to}"]:is(:hover, :focus)) ${stampOrHeroSelector}, main > ${stampOrHeroSelector}:not([${stampAttribute}="${path.slice(1)}"])`,
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
