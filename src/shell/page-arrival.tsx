import { useEffect } from "react";
import { firstPath } from "../site/first-path.ts";
import { announce } from "./announcer.tsx";

let arrivedAt: string | undefined;

/**
 * Rendered after the page's own content, so its effect runs when that content is on screen: moves the focus to the
 * new heading, as a browser does with a new document (WCAG 2.4.3). The first page is the browser's own business.
 */
export function PageArrival({ path }: { path: string }) {
  useEffect(() => {
    const first = arrivedAt === undefined && path === firstPath;
    if (arrivedAt === path) return;
    arrivedAt = path;
    const place = fragment();
    place?.scrollIntoView();
    if (first && !place) return;
    // What has the focus is read out; without it the title has to be.
    announce(focus(place ?? document.querySelector<HTMLElement>("main h1")) ? "" : document.title);
  }, [path]);

  return null;
}

function focus(target: HTMLElement | null): boolean {
  if (!target) return false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
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
