import type { Page } from "@playwright/test";
import { expect, messageUsButton as launcher, test, visit } from "./support/fixtures.ts";
import { fontsLoaded, scrollTo } from "./support/next-frames.ts";

/** This page has no late content, so its length is known from the start. */
const path = "/privacy";

/** Tells whether a press at the place of the label would hit the button, and not the page under it. */
async function isLabelShown(page: Page): Promise<boolean> {
  return launcher(page).evaluate((button) => {
    const { left, top, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left - 20, top + height / 2));
  });
}

test.use({ viewport: { width: 1000, height: 800 } });

test('the "Message Us" button shows its label on the way up and at the end of the page, and otherwise only its icon', async ({
  page,
}) => {
  await visit(page, path);
  await fontsLoaded(page);
  await expect.poll(() => isLabelShown(page)).toBe(false);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

  for (const [top, whole] of [
    [600, false],
    [1400, false],
    [1300, true],
    [1500, false],
    [end, true],
    [0, false],
  ] as const) {
    await scrollTo(page, top);
    await expect.poll(() => isLabelShown(page), { message: `at ${top}` }).toBe(whole);
    await expect(launcher(page)).toHaveAccessibleName("Message Us");
  }
});

test('the "Message Us" button shows its label while it is hovered or focused', async ({ page }) => {
  await visit(page, path);
  await fontsLoaded(page);
  await scrollTo(page, 600);
  await expect.poll(() => isLabelShown(page)).toBe(false);
  await launcher(page).hover();
  await expect.poll(() => isLabelShown(page)).toBe(true);
  await page.mouse.move(10, 10);
  await expect.poll(() => isLabelShown(page)).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await launcher(page).focus();
  await expect.poll(() => isLabelShown(page)).toBe(true);
});

test('the "Message Us" button neither covers the scroll-to-top button nor shifts the layout', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset["shifted"] = entry.entryType;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page, path);
  await fontsLoaded(page);
  await page.evaluate(() => delete document.documentElement.dataset["shifted"]);
  for (const top of [1400, 1300, 1500]) {
    await scrollTo(page, top);
    const arrow = page.getByRole("button", { name: "Scroll to top" });
    await expect(arrow).toBeVisible();
    await arrow.click({ trial: true });
  }
  await expect(page.locator("html[data-shifted]")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the "Message Us" button makes way for the scroll-to-top button while the visitor scrolls down, but not for the keyboard', async ({
    page,
  }) => {
    await visit(page, path);
    await fontsLoaded(page);
    const arrow = page.getByRole("button", { name: "Scroll to top" });
    const canBePressed = () => launcher(page).evaluate((button) => getComputedStyle(button).opacity === "1");
    await scrollTo(page, 1400);
    await expect.poll(canBePressed).toBe(false);
    await scrollTo(page, 1300);
    await expect.poll(canBePressed).toBe(true);
    await arrow.click({ trial: true });
    expect(await isLabelShown(page)).toBe(false);
    await scrollTo(page, 1400);
    await expect.poll(canBePressed).toBe(false);
    await page.keyboard.press("Shift+Tab");
    await launcher(page).focus();
    await expect.poll(canBePressed).toBe(true);
  });
});
