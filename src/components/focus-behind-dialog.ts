/**
 * Focuses an element of the page right after a modal dialog has closed. To WebKit the page stays inert until
 * the next layout, so this forces one first.
 */
export function focusBehindDialog(element: HTMLElement) {
  element.getClientRects();
  element.focus({ preventScroll: true });
}
