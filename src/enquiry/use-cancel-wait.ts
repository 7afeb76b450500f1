import { useEffect, type Dispatch } from "react";
import type { EnquiryEvent } from "./enquiry-state.ts";

/**
 * A visitor who scrolls further has turned to something else. generator/documents/loader.js has the same
 * limit.
 */
const scrolledOnPx = 100;

/**
 * While the card's code is on its way, the pressed button shows that. Escape, a press elsewhere or scrolling
 * on means that the visitor no longer wants the card.
 */
export function useCancelWait(waits: boolean, dispatch: Dispatch<EnquiryEvent>) {
  useEffect(() => {
    if (!waits) return;
    const opener = document.activeElement;
    opener?.setAttribute("aria-busy", "true");
    const pressedAtY = scrollY;
    const listeners = new AbortController();
    const { signal } = listeners;
    const dismiss = () => dispatch({ type: "dismissed" });
    addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), { signal });
    addEventListener("pointerdown", dismiss, { signal });
    addEventListener("scroll", () => Math.abs(scrollY - pressedAtY) > scrolledOnPx && dismiss(), { signal });
    return () => {
      opener?.removeAttribute("aria-busy");
      listeners.abort();
    };
  }, [waits, dispatch]);
}
