import { useEffect, useRef } from "react";
import type { useToaster } from "react-hot-toast/headless";

const signs = ["pointerover", "pointerout", "focusin", "focusout", "visibilitychange"];

/**
 * Pauses all toasts while one is under the pointer or has the focus, and while the tab is hidden (WCAG 2.2.1). Called once
 * for all regions: the library adds up pauses, and a second end of the same pause would end the toasts at once.
 */
export function useToastPause({ startPause, endPause }: ReturnType<typeof useToaster>["handlers"]) {
  const paused = useRef(false);

  useEffect(() => {
    function update() {
      // Asked of the document at every sign: a region that is removed under the pointer gives none itself.
      const pause =
        document.hidden || document.querySelector("[data-place]:is(:hover, :focus-within)") !== null;
      if (pause === paused.current) return;
      paused.current = pause;
      if (pause) startPause();
      else endPause();
    }
    for (const sign of signs) document.addEventListener(sign, update);
    return () => signs.forEach((sign) => document.removeEventListener(sign, update));
  }, [startPause, endPause]);
}
