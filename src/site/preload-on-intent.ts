import { pageAt } from "./pages.ts";

/** Fetches a page's code as soon as the pointer, the focus or a finger comes to a link that leads there. */
export function preloadOnIntent() {
  for (const sign of ["pointerover", "focusin", "touchstart"]) addEventListener(sign, onIntent);
}

function onIntent({ target }: Event) {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  const page = link && pageAt(link.pathname);
  // A failure is for the page's own boundary to show.
  if (page && page.kind !== "not-found") page.preload().catch(page.reset);
}
