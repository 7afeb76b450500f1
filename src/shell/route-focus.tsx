import { useEffect } from "react";
import { firstPath } from "../site/first-path.ts";
import { prefetchMenu } from "../site/prefetch-menu.ts";
import { focusBehindDialog } from "../ui/focus-behind-dialog.ts";
import { announce } from "./announcer.tsx";

let arrivedAt: string | undefined;

/**
 * Rendered after the page's own content, so its effect runs when that content is on screen and alive: moves the focus to
 * the new heading, as a browser does with a new document (WCAG 2.4.3). With the first page the browser has done so
 * itself, and the visitor may have moved on since.
 */
export function RouteFocus({ path }: { path: string }) {
  useEffect(() => {
    const first = arrivedAt === undefined && path === firstPath;
    if (arrivedAt === path) return;
    arrivedAt = path;
    if (first) return;
    const place = fragment();
    place?.scrollIntoView();
    // What has the focus is read out; without it the title has to be.
    announce(focus(place ?? document.querySelector<HTMLElement>("main h1")) ? "" : document.title);
  }, [path]);

  useEffect(() => {
    performance.mark("hydrated");
    document.documentElement.dataset["hydrated"] = "";
    prefetchMenu();
  }, []);

  return null;
}

function focus(target: HTMLElement | null): boolean {
  if (!target) return false;
  target.tabIndex = -1;
  // The link may have been one of the drawer's, or of the card's.
  focusBehindDialog(target);
  return document.activeElement === target;
}

function fragment(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Not every "%" in an address is an encoded character.
    return null;
  }
}
