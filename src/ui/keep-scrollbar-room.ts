/**
 * Call before a modal dialog opens: notes the room that the page's scrollbar takes and that locking would give away.
 * Not scrollbar-gutter: with that the browser takes the room off vw as well, and every fluid size would change.
 */
export function keepScrollbarRoom() {
  const root = document.documentElement;
  root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
}
