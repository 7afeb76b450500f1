import { useEffect } from "react";
import { pageInfoAt } from "./pages.ts";

const signs = ["pointerover", "focusin", "touchstart"];

/** Fetches a page's code as soon as the pointer, the focus or a finger comes to a link that leads there. */
export function usePreloadOnIntent(preload: (path: string) => void) {
  useEffect(() => {
    function onIntent({ target }: Event) {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link && pageInfoAt(link.pathname).kind !== "not-found") preload(link.pathname);
    }
    for (const sign of signs) addEventListener(sign, onIntent, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, onIntent);
    };
  }, [preload]);
}
