/** Smoothly, unless the visitor asked for less motion. */
export function scrollToTop() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
}
