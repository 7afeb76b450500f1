/**
 * Focuses an element that a modal dialog has just stopped keeping inert. WebKit notices that with the next layout, so this
 * forces one first.
 */
export function focusBehindDialog(element: HTMLElement) {
  element.getClientRects();
  element.focus({ preventScroll: true });
}
