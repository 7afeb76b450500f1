/**
 * Focuses what a modal dialog has kept inert until now. Up to its next layout WebKit still takes it for inert, so the
 * layout comes first.
 */
export function focusBehindDialog(element: HTMLElement) {
  element.getClientRects();
  element.focus({ preventScroll: true });
}
