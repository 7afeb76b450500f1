import { useEffect } from "react";
import { focusBehindDialog } from "../components/focus-behind-dialog.ts";
import { initialPath } from "../routing/initial-path.ts";

/** The path of the last page that received the focus. The browser itself has focused the first one. */
let focusedPath = initialPath;

/**
 * Moves the focus to the heading of a new page, or to the element that the address names, as a browser does
 * with a new document (WCAG 2.4.3). Rendered after the page's content, so that its effect runs once that
 * content is on screen.
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
    // The followed link may have been in the drawer or in the enquiry card, which keep the focus while they
    // are open.
    focusBehindDialog(target);
  }, [path]);

  return null;
}

function fragmentTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A "%" that does not begin an encoded character makes decodeURIComponent throw.
    return null;
  }
}
