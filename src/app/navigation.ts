import { useSyncExternalStore } from "react";
import type { BaseLocationHook } from "wouter";
import { focusBehindDialog } from "../components/focus-behind-dialog.ts";
import { isOnScreen } from "../components/is-on-screen.ts";
import { codeOf } from "../pages/page-code.ts";
import { initialPath } from "../routing/initial-path.ts";
import { pageAt } from "../routing/pages.ts";
import { changeWithTransition, heroOnScreen, pressedStamp } from "./page-transition.ts";

/** After this the message that the page is loading takes the place of the page on screen. */
const longestWaitMs = 300;

/** A scroll has ended once the page has not moved for this long. Not every engine has `scrollend`. */
const scrollEndMs = 150;

/** The state of a history entry: how far its page was scrolled when the visitor left it. */
interface EntryState {
  scrollY?: number;
}

/** The page on screen. While the code of another page is on its way, the address bar may be ahead of it. */
let shownPath = initialPath;
/** A new object for each navigation: only its identity counts. */
let latest = {};
/** The address that the visitor has come from. */
let leftAddress = "";
let shownAddress = "";
/** How far the page on screen was scrolled when the visitor last left it; undefined on a new visit. */
let returnsToY: number | undefined;
let scrollTimer = 0;

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

/** Handles Back and Forward, and keeps for each entry of the history where its page was. */
export function startNavigation() {
  history.scrollRestoration = "manual";
  // The browser itself restores the position when a document is reloaded or reopened.
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  // The back/forward cache may show this document again in the state it was left in.
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));

  shownAddress = location.href;
  const { scrollY: leftAtY } = entryState();
  // The browser restores no position of an entry that another page of the same document has followed.
  if (leftAtY && scrollY === 0) scrollTo({ top: leftAtY, behavior: "instant" });
  if (leftAtY === undefined) history.replaceState({ ...entryState(), scrollY }, "");
  addEventListener("scroll", () => {
    clearTimeout(scrollTimer);
    scrollTimer = window.setTimeout(rememberScroll, scrollEndMs);
  });
  addEventListener("popstate", ({ hasUAVisualTransition = false }) => {
    clearTimeout(scrollTimer);
    if (location.pathname !== shownPath)
      return void changePage(location.pathname, hasUAVisualTransition ? undefined : heroOnScreen());
    latest = {};
    noteArrival();
    // The browser scrolls to a fragment that was just pressed.
    if (!isReturn()) return;
    restoreScroll();
    focusOnReturn();
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

function noteArrival() {
  leftAddress = shownAddress;
  shownAddress = location.href;
  // Not read later, because a new visit soon gets a place of its own.
  returnsToY = entryState().scrollY;
}

function entryState(): EntryState {
  return (history.state as EntryState | null) ?? {};
}

/** Records where the page is, for when the visitor comes back. */
export function rememberScroll() {
  // Not while the address bar is ahead of the page, or the page has not come yet.
  if (location.pathname !== shownPath || !codeOf(pageAt(shownPath)).loaded()) return;
  history.replaceState({ ...entryState(), scrollY }, "");
}

/** Returns whether the page on screen has been there before, at this entry of the history. */
export function isReturn(): boolean {
  return returnsToY !== undefined;
}

/** Shows a new page from its top, and one to which the visitor returns where it was (rule "Navigation"). */
export function restoreScroll() {
  scrollTo({ top: returnsToY ?? 0, behavior: "instant" });
}

/** Moves the focus to the link by which the visitor had left, or to the heading. */
export function focusOnReturn() {
  // Rather a link of the page than the same one in the top bar, which comes first.
  const link = Array.from(document.links).findLast((each) => each.href === leftAddress && isOnScreen(each));
  if (link) focusBehindDialog(link);
  else focusHeading();
}

/** Moves the focus to the heading of the page, or to the element that the address names. */
export function focusHeading() {
  const fragment = fragmentTarget();
  if (!isReturn()) fragment?.scrollIntoView();
  const target = fragment ?? document.querySelector<HTMLElement>("main h1");
  if (!target) return;
  target.tabIndex = -1;
  // The followed link may have been in the drawer or in the enquiry card, which keep the focus while they
  // are open.
  focusBehindDialog(target);
}

function fragmentTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A "%" that does not begin an encoded character makes decodeURIComponent throw.
    return null;
  }
}
