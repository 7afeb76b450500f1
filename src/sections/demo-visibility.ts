import { useEffect, type RefObject } from "react";
import { demoInViewAttribute } from "../styles/page-state.ts";

/**
 * Calls `callback` once, as soon as the element is within `distancePx` above or below the screen. Returns a
 * function that stops waiting.
 */
export function onceNear(element: Element, distancePx: number, callback: () => Promise<unknown>): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void callback();
    },
    { rootMargin: `${distancePx}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls `start` at the first press of Tab: with the keyboard a visitor could pass over controls that do not
 * work yet, as the focus moves before the page scrolls.
 */
export function useStartAtTab(start: () => Promise<unknown>) {
  useEffect(() => {
    const keyboard = new AbortController();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Tab") return;
      keyboard.abort();
      void start();
    };
    addEventListener("keydown", onKeyDown, { signal: keyboard.signal });
    return () => keyboard.abort();
  }, [start]);
}

/** Hides the floating buttons while the demonstration is in the middle of the screen. */
export function useDemoInView(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = document.documentElement;
    const mark = (inView: boolean) => root.toggleAttribute(demoInViewAttribute, inView);
    const observer = new IntersectionObserver(([entry]) => mark(entry!.isIntersecting), {
      rootMargin: "-30% 0px",
    });
    observer.observe(container.current!);
    return () => {
      observer.disconnect();
      mark(false);
    };
  }, [container]);
}
