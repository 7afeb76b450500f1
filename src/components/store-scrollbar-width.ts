/**
 * Stores the width of the page's scrollbar in `--scrollbar`, before a modal dialog opens and the scroll lock
 * removes the scrollbar: styles keep its room free. `scrollbar-gutter` would narrow `vw` as well, and so
 * change every fluid size.
 */
export function storeScrollbarWidth() {
  const root = document.documentElement;
  root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
}
