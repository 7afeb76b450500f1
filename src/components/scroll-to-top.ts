/** Scrolls to the top of the page, smoothly unless the visitor prefers reduced motion. */
export function scrollToTop() {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: reducedMotion ? "instant" : "smooth" });
}
