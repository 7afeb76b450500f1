import { flushSync } from "react-dom";
import type { RouterOptions } from "wouter";
import { isOnScreen } from "../components/is-on-screen.ts";
import { codeOf } from "../pages/page-code.ts";
import { pageAt } from "../routing/pages.ts";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { motionAllowed } from "../styles/breakpoints.ts";

/** Selects the stamps and the heroes of services. */
const stamp = `[${stampAttribute}]`;

let lastNavigation = {};
let named: HTMLElement | undefined;

/**
 * Lets a pressed stamp grow into the first screen of its service, and shrink again on the way back. Every other navigation is
 * left alone, and so is one whose page is still to be fetched, because nothing waits for a transition.
 */
export const withStampTransition: NonNullable<RouterOptions["aroundNav"]> = (navigate, to, options) => {
  const navigation = (lastNavigation = {});
  const pressed = pressedStamp(to);
  if (!pressed || !("startViewTransition" in document) || !matchMedia(motionAllowed).matches)
    return navigate(to, options);

  const direction = pressed.matches("main > *") ? "shrinking-stamp" : "growing-stamp";
  name(pressed, direction);
  const transition = document.startViewTransition(() => {
    // The browser calls this a frame later. The visitor may have gone elsewhere in between.
    if (navigation !== lastNavigation) return;
    flushSync(() => navigate(to, options));
    const stamps = document.querySelectorAll<HTMLElement>(
      `[${stampAttribute}="${pressed.getAttribute(stampAttribute)}"]`,
    );
    const counterpart = Array.from(stamps).find(isOnScreen);
    name(counterpart, direction);
    if (!counterpart) transition.skipTransition();
  });
  // A transition that is skipped rejects, although nothing is wrong. An error of the page itself is reported elsewhere.
  transition.ready.catch(() => {});
  transition.finished.then(() => navigation === lastNavigation && name(undefined)).catch(() => {});
};

/** Returns the stamp that belongs to the pressed link, or the first screen around it, if the page behind the link is loaded. */
function pressedStamp(to: string): HTMLElement | null | undefined {
  const link = document.querySelector<HTMLAnchorElement>(`main a[href="${to}"]:is(:hover, :focus)`);
  if (!link || !codeOf(pageAt(link.pathname)).loaded()) return null;
  const holder = link.closest<HTMLElement>(`${stamp}, li:has(${stamp})`);
  const found = holder?.matches(stamp) ? holder : holder?.querySelector<HTMLElement>(stamp);
  return found && isOnScreen(found) ? found : null;
}

/** Names the one element that takes part in the transition (styles/global.ts): a name must be unique in the document. */
function name(element: HTMLElement | undefined, value = "") {
  if (named) named.style.viewTransitionName = "";
  named = element;
  if (named) named.style.viewTransitionName = value;
}
