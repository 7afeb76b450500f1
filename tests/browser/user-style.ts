import type { Page } from "@playwright/test";
import { nextFrames } from "./next-frames.ts";

/** WCAG 1.4.4. */
const doubleText = ":root { font-size: 200% }";

/** What WCAG 1.4.12 asks a page to bear. */
const wideText =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  "p { margin-block-end: 2em !important }";

/** How visitors may want their text, each under its name; text as it is takes less room than either. */
export const textStyles = [
  ["with text of 200 %", doubleText],
  ["with wide text", wideText],
] as const;

/** A style of the visitor's own; not an element, which the content security policy would rightly refuse. */
export async function userStyle(page: Page, style: string) {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, style);
  await nextFrames(page);
}
