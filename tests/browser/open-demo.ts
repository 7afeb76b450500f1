import type { Locator, Page } from "@playwright/test";
import { expect, visit } from "./fixtures.ts";

/** Opens a page, scrolls to its demonstration and waits until it runs. */
export async function openDemo(page: Page, route: string): Promise<{ demo: Locator; result: Locator }> {
  await visit(page, route);
  const demo = await scrollToDemo(page);
  return { demo, result: demo.getByRole("status") };
}

export async function scrollToDemo(page: Page, options: { timeout?: number } = {}): Promise<Locator> {
  const demo = page.locator("[data-demo]");
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute("data-live", /.*/, options);
  return demo;
}
