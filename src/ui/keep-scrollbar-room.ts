/** Call before a modal dialog opens: notes whether the page's scrollbar takes room that locking would give away. */
export function keepScrollbarRoom() {
  const root = document.documentElement;
  root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
}
