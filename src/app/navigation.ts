import { useSyncExternalStore } from "react";
import type { BaseLocationHook } from "wouter";
import { codeOf } from "../pages/page-code.ts";
import { initialPath } from "../routing/initial-path.ts";
import { pageAt } from "../routing/pages.ts";
import { focusArrivedPage } from "./arrival-focus.ts";
import { changeWithTransition, heroOnScreen, pressedStamp } from "./page-transition.ts";
import {
  isReturn,
  noteArrival,
  rememberScroll,
  restoreScroll,
  startScrollRestoration,
} from "./scroll-restoration.ts";

/** After this the message that the page is loading takes the place of the page on screen. */
const longestWaitMs = 300;

/** The page on screen. While the code of another page is on its way, the address bar may be ahead of it. */
let shownPath = initialPath;
/** A new object for each navigation: only its identity counts. */
let latest = {};
const subscribers = new Set<() => void>();

function subscribe(notify: () => void) {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** The router's location: the path of the page on screen, and the function that opens another page. */
export const useShownPath: BaseLocationHook = (router: { ssrPath?: string } = {}) => [
  useSyncExternalStore(
    subscribe,
    () => shownPath,
    () => router.ssrPath ?? shownPath,
  ),
  navigate,
];

function navigate(to: string) {
  const { pathname } = new URL(to, location.href);
  void changePage(pathname, pressedStamp(pathname), () => {
    rememberScroll();
    history.pushState({}, "", to);
  });
}

/** Handles Back and Forward. */
export function startNavigation() {
  startScrollRestoration();
  addEventListener("popstate", ({ hasUAVisualTransition = false }) => {
    if (location.pathname !== shownPath)
      return void changePage(location.pathname, hasUAVisualTransition ? undefined : heroOnScreen());
    latest = {};
    noteArrival();
    // The browser scrolls to a fragment that was just pressed.
    if (!isReturn()) return;
    restoreScroll();
    focusArrivedPage();
  });
}

async function changePage(path: string, stamp: HTMLElement | undefined, changeHistory = () => {}) {
  const navigation = (latest = {});
  const { loaded, load } = codeOf(pageAt(path));
  if (!loaded()) {
    await Promise.race([
      load().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
    ]);
    if (navigation !== latest) return;
  }
  function change() {
    // The visitor may have gone elsewhere in between.
    if (navigation !== latest) return;
    changeHistory();
    noteArrival();
    shownPath = path;
    for (const notify of subscribers) notify();
  }
  if (stamp && loaded()) changeWithTransition(stamp, change);
  else change();
}
