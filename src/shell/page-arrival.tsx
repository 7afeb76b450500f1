import { useEffect } from "react";

let arrivedAt: string | undefined;

/**
 * Rendered after the page's own content, so its effect runs when that content is on screen: moves the focus to the
 * new heading, as a browser does with a new document (WCAG 2.4.3). The first page is the browser's own business.
 */
export function PageArrival({ path }: { path: string }) {
  useEffect(() => {
    const first = arrivedAt === undefined;
    if (arrivedAt === path) return;
    arrivedAt = path;
    if (location.hash) showFragment();
    else if (!first) focusHeading();
  }, [path]);

  return null;
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function showFragment() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
