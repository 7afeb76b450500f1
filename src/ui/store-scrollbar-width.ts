/**
 * Call before a modal dialog opens: stores the width of the page's scrollbar, which the scroll lock removes. Not
 * scrollbar-gutter: that narrows vw as well, and every fluid size would change.
 */
export function keepScrollbarRoom() {
  const root = document.documentElement;
  root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
}
