import type { Page } from "@playwright/test";

/**
 * Does what a browser does that translates the page: wraps each text, also those that come later, in two
 * elements. Whoever still holds the bare text then changes something that is not seen any more.
 */
export function translate(page: Page) {
  return page.evaluate(() => {
    const observer = new MutationObserver(wrap);
    wrap();

    function wrap() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
        text.textContent!.trim() && !text.parentElement!.closest("font, script, style, textarea")
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      observer.disconnect();
      for (const text of texts) {
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    }
  });
}
