import { useLayoutEffect, useRef } from "react";

/** Rule "Navigation": every change of path shows the page from its top, back and forward included. */
export function useScrollToTopOnNavigation(path: string) {
  const previous = useRef(path);

  useLayoutEffect(() => {
    const restore = (by: ScrollRestoration) => {
      history.scrollRestoration = by;
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    restore("manual");
    // The browser still restores the position of a document that is left or reloaded.
    addEventListener("pagehide", () => restore("auto"), { signal });
    // The back/forward cache may show this document again as it was left.
    addEventListener("pageshow", () => restore("manual"), { signal });
    return () => listeners.abort();
  }, []);

  useLayoutEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
}
