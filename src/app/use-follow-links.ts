import { useEffect } from "react";
import { scrollToTop } from "../components/scroll-to-top.ts";
import { pageAt } from "../routing/pages.ts";
import { rememberScroll } from "./scroll-restoration.ts";

/**
 * Opens pressed links to pages of this site without a new document. A link to the page on screen scrolls
 * smoothly to the top (rule "Top bar"). All other links are left to the browser, as are presses that ask for
 * a new tab or window.
 */
export function useFollowLinks(navigate: (to: string) => void) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link || pageAt(link.pathname).kind === "not-found") return;
      const isCurrent = link.pathname === location.pathname;
      // The browser follows it, and the entry that it leaves keeps its place.
      if (isCurrent && link.hash) return rememberScroll();
      event.preventDefault();
      if (isCurrent) scrollToTop();
      else navigate(link.pathname + link.search + link.hash);
    };
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}

function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return null;
  return target instanceof Element
    ? target.closest('a:is([href^="/"], [href^="#"]):not([target], [download])')
    : null;
}
