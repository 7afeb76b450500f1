import type { Page } from "@playwright/test";
import { nextFrames } from "./next-frames.ts";

/** Doubles the text size, as WCAG 1.4.4 demands. */
const doubleText = ":root { font-size: 200% }";

/** Sets the text spacing that WCAG 1.4.12 asks a page to support. */
const wideText =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  "p { margin-block-end: 2em !important }";

/** The user styles to test with, each with its name. Text without them takes less room than with either. */
export const textStyles = [
  ["with text of 200 %", doubleText],
  ["with wide text", wideText],
] as const;

/**
 * Applies a user style. It is an adopted style sheet because the content security policy refuses a style
 * element.
 */
export async function setUserStyle(page: Page, style: string) {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, style);
  await nextFrames(page);
}
