import { useEffect, useRef, useState } from "react";
import { nextTopBarState, topBarAtTop } from "./top-bar-state.ts";

/** The state of the bar for the scroll position. It keeps still behind a dialog, and never hides the focus. */
export function useTopBarState() {
  const [state, setState] = useState(topBarAtTop);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    let frame = 0;

    function update() {
      frame = 0;
      if (document.querySelector("dialog:modal")) return;
      const busy = bar.current?.matches(':has(:focus-visible, [aria-expanded="true"])') ?? false;
      setState((current) => {
        const next = nextTopBarState(current, Math.max(0, scrollY), innerHeight);
        const hidden = next.hidden && !busy;
        const same =
          next.scrollY === current.scrollY && hidden === current.hidden && next.light === current.light;
        return same ? current : { ...next, hidden };
      });
    }

    function schedule() {
      frame ||= requestAnimationFrame(update);
    }

    function reveal() {
      setState((current) => (current.hidden ? { ...current, hidden: false } : current));
    }

    update();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("scroll", schedule, { passive: true, signal });
    addEventListener("resize", schedule, { signal });
    bar.current?.addEventListener("focusin", reveal, { signal });
    return () => {
      cancelAnimationFrame(frame);
      listeners.abort();
    };
  }, []);

  return { bar, ...state };
}
