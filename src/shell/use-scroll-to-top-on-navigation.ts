import { useLayoutEffect, useRef } from "react";

/** Rule "Navigation": every change of path shows the page from its top, back and forward included. */
export function useScrollToTopOnNavigation(path: string) {
  const previous = useRef(path);

  useLayoutEffect(() => {
    // Ours inside the application; the browser's own when a document is left or reloaded.
    const take = () => {
      history.scrollRestoration = "manual";
    };
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    take();
    addEventListener("pagehide", giveBack);
    // A document may come back as it was left, from the back/forward cache.
    addEventListener("pageshow", take);
    return () => {
      removeEventListener("pagehide", giveBack);
      removeEventListener("pageshow", take);
    };
  }, []);

  useLayoutEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
}
