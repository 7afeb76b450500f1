/**
 * Lets the browser restore the position only when a document is reloaded or reopened, not between the pages
 * of a document.
 */
export function restoreScrollOnReload() {
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  // The back/forward cache may show this document again in the state it was left in.
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
}
