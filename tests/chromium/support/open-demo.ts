import type { Locator, Page } from "@playwright/test";
import { expect, visit } from "./fixtures.ts";

interface Demo {
  demo: Locator;
  result: Locator;
  /** The button that does what the demonstration suggests next. */
  suggestion: Locator;
}

/** Opens a page, scrolls to its demonstration and waits until it runs. */
export async function openDemo(page: Page, route: string): Promise<Demo> {
  await visit(page, route);
  const demo = await scrollToDemo(page);
  return { demo, result: demo.getByRole("status"), suggestion: demo.locator("[data-suggestion] button") };
}

/** Scrolls to the page's demonstration and waits until it runs. */
export async function scrollToDemo(page: Page, options: { timeout?: number } = {}): Promise<Locator> {
  const demo = page.locator("[data-demo]");
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute("data-live", /.*/, options);
  return demo;
}
