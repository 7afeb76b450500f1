/** Resolves when the visitor points at, touches, focuses or scrolls to what is in `element`, or uses the keyboard. */
export function whenReached(element: HTMLElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  const reached = ({ type, target }: { type: string; target: EventTarget | null }) => {
    const anywhere = type === "scroll" || type === "keydown";
    if (!anywhere && !(target instanceof Node && element.contains(target))) return;
    over.abort();
    resolve();
  };
  // In the capture phase and from the window: React ends events early that are meant for what it has not hydrated yet.
  for (const type of ["pointerover", "touchstart", "focusin", "click", "scroll", "keydown"])
    addEventListener(type, reached, { capture: true, passive: true, signal: over.signal });

  // What happened before anybody listened: the pointer rests there, a reload restored the scroll position, the address
  // names a place, or a button was pressed.
  const before = scrollY > 0 || location.hash || window.earlyPress;
  if (before || element.matches(":hover, :focus-within")) resolve();
  return promise;
}
