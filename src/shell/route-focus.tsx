import { useEffect } from "react";
import { firstPath } from "../site/first-path.ts";
import { focusBehindDialog } from "../ui/focus-behind-dialog.ts";

/** The browser has focused the first page itself, and the visitor may have moved on since. */
let focusedPath = firstPath;

/**
 * Moves the focus to a new page's heading or fragment, as a browser does with a new document (WCAG 2.4.3). Rendered after
 * the page's content, so that its effects run once that content is hydrated.
 */
export function RouteFocus({ path }: { path: string }) {
  useEffect(() => {
    if (focusedPath === path) return;
    focusedPath = path;
    const fragment = fragmentTarget();
    fragment?.scrollIntoView();
    const target = fragment ?? document.querySelector<HTMLElement>("main h1");
    if (!target) return;
    target.tabIndex = -1;
    // The link may have been in the drawer or in the enquiry card.
    focusBehindDialog(target);
  }, [path]);

  return null;
}

function fragmentTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Not every "%" in an address is an encoded character.
    return null;
  }
}
