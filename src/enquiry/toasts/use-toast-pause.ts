import { useEffect, useRef } from "react";
import type { useToaster } from "react-hot-toast/headless";
import { toastRegionSelector } from "./toast-attributes.ts";

const events = ["pointerover", "pointerout", "focusin", "focusout", "visibilitychange"];

/**
 * Pauses all toasts while the pointer or the focus is on one, and while the tab is hidden (WCAG 2.2.1). To be
 * called once for all regions: the library adds up pauses, and ending the same pause twice would remove the
 * toasts at once.
 */
export function useToastPause({ startPause, endPause }: ReturnType<typeof useToaster>["handlers"]) {
  const paused = useRef(false);

  useEffect(() => {
    function update() {
      // Read from the document at every event, because a region that is removed under the pointer fires none.
      const pause =
        document.hidden ||
        document.querySelector(`${toastRegionSelector}:is(:hover, :focus-within)`) !== null;
      if (pause === paused.current) return;
      paused.current = pause;
      if (pause) startPause();
      else endPause();
    }
    for (const event of events) document.addEventListener(event, update);
    return () => events.forEach((event) => document.removeEventListener(event, update));
  }, [startPause, endPause]);
}
