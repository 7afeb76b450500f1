import { codeOf } from "../pages/page-code.ts";
import { pageAt } from "../routing/pages.ts";

/** Fetches a page's code as soon as the pointer, the focus or a finger reaches a link to the page. */
export function preloadOnIntent() {
  for (const event of ["pointerover", "focusin", "touchstart"]) addEventListener(event, onIntent);
}

function onIntent({ target }: Event) {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  const page = link && pageAt(link.pathname);
  if (!page || page.kind === "not-found") return;
  const { load, reset } = codeOf(page);
  // A failure is shown by the page's boundary once the link is followed, after a new attempt.
  load().catch(reset);
}
