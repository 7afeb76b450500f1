import { codeOf } from "../pages/page-code.ts";
import { pageAt } from "../routing/pages.ts";

/** A scroll has ended once the page has not moved for this long. Not every engine has `scrollend`. */
const scrollEndMs = 150;

/** The state of a history entry: how far its page was scrolled when the visitor left it. */
interface EntryState {
  scrollY?: number;
}

let shownAddress = "";
let leftAddress = "";
/** How far the page on screen was scrolled when the visitor last left it; undefined on a new visit. */
let returnsToY: number | undefined;
let scrollTimer = 0;

/** Keeps for each entry of the history how far its page is scrolled. */
export function startScrollRestoration() {
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
  addEventListener("popstate", () => clearTimeout(scrollTimer));
}

/** Records that the page of the address is about to be on screen. */
export function noteArrival() {
  leftAddress = shownAddress;
  shownAddress = location.href;
  // Not read later, because a new visit soon gets a place of its own.
  returnsToY = entryState().scrollY;
}

/** Records where the page is, for when the visitor comes back. */
export function rememberScroll() {
  const { pathname } = location;
  // Not while the address bar is ahead of the page, or the page has not come yet.
  if (pathname !== new URL(shownAddress).pathname || !codeOf(pageAt(pathname)).loaded()) return;
  history.replaceState({ ...entryState(), scrollY }, "");
}

function entryState(): EntryState {
  return (history.state as EntryState | null) ?? {};
}

/** Returns whether the page on screen has been there before, at this entry of the history. */
export function isReturn(): boolean {
  return returnsToY !== undefined;
}

/** Returns the address that the visitor has come from. */
export function addressBefore(): string {
  return leftAddress;
}

/** Shows a new page from its top, and one to which the visitor returns where it was (rule "Navigation"). */
export function restoreScroll() {
  scrollTo({ top: returnsToY ?? 0, behavior: "instant" });
}
