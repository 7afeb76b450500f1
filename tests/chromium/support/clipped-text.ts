import type { Page } from "@playwright/test";

/** Returns the texts that are outside the window, or are cut off by an element that hides its overflow. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const modal = document.querySelector("dialog:modal");
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) clipped.push(`The page is ${scrollWidth} px wide.`);
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement!;
      if (!node.textContent!.trim() || parent.closest("script, [aria-hidden=true], title")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        let fits = rect.left >= -1 && rect.right <= clientWidth + 1;
        for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(box);
          if (clipPath !== "none" || /auto|scroll/.test(overflowX)) {
            fits = true;
            break;
          }
          const frame = box.getBoundingClientRect();
          if (overflowX !== "visible" && (rect.left < frame.left - 1 || rect.right > frame.right + 1))
            fits = false;
          if (overflowY !== "visible" && overflowY !== "auto" && rect.bottom > frame.bottom + 1) fits = false;
        }
        if (!fits) clipped.push(`${parent.tagName} "${node.textContent!.trim().slice(0, 40)}"`);
      }
    }
    return [...new Set(clipped)];
  });
}
