import { flushSync } from "react-dom";
import type { RouterOptions } from "wouter";
import { isOnScreen } from "../components/is-on-screen.ts";
import { codeOf } from "../pages/page-code.ts";
import { pageAt } from "../routing/pages.ts";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { motionAllowed } from "../styles/breakpoints.ts";

/** Selects the stamps and the heroes of services. */
const stampOrHero = `[${stampAttribute}]`;

let lastNavigation = {};
let namedElement: HTMLElement | undefined;

/**
 * Lets a pressed stamp grow into the first screen of its service, and shrink again on the way back. Every other navigation is
 * left alone, and so is one whose page is still to be fetched, because nothing waits for a transition.
 */
export const withStampTransition: NonNullable<RouterOptions["aroundNav"]> = (navigate, to, options) => {
  const navigation = (lastNavigation = {});
  const pressed = pressedStamp(to);
  if (!pressed || !("startViewTransition" in document) || !matchMedia(motionAllowed).matches)
    return navigate(to, options);

  const isHero = pressed.matches("main > *");
  const direction = isHero ? "shrinking-stamp" : "growing-stamp";
  nameForTransition(pressed, direction);
  const transition = document.startViewTransition(() => {
    // The browser calls this a frame later. The visitor may have gone elsewhere in between.
    if (navigation !== lastNavigation) return;
    flushSync(() => navigate(to, options));
    const stamps = document.querySelectorAll<HTMLElement>(
      `[${stampAttribute}="${pressed.getAttribute(stampAttribute)}"]`,
    );
    const counterpart = Array.from(stamps).find(isOnScreen);
    nameForTransition(counterpart, direction);
    if (!counterpart) transition.skipTransition();
  });
  // A transition that is skipped rejects, although nothing is wrong. An error of the page itself is reported elsewhere.
  transition.ready.catch(() => {});
  transition.finished
    .then(() => navigation === lastNavigation && nameForTransition(undefined))
    .catch(() => {});
};

/** Returns the stamp that belongs to the pressed link, or the first screen around it, if the page behind the link is loaded. */
function pressedStamp(to: string): HTMLElement | null | undefined {
  const link = document.querySelector<HTMLAnchorElement>(`main a[href="${to}"]:is(:hover, :focus)`);
  if (!link || !codeOf(pageAt(link.pathname)).loaded()) return null;
  const holder = link.closest<HTMLElement>(`${stampOrHero}, li:has(${stampOrHero})`);
  const found = holder?.matches(stampOrHero) ? holder : holder?.querySelector<HTMLElement>(stampOrHero);
  return found && isOnScreen(found) ? found : null;
}

/** Names the one element that takes part in the transition (styles/global.ts): a name must be unique in the document. */
function nameForTransition(element: HTMLElement | undefined, value = "") {
  if (namedElement) namedElement.style.viewTransitionName = "";
  namedElement = element;
  if (namedElement) namedElement.style.viewTransitionName = value;
}
