import type { Page } from "@playwright/test";
import { expect, messageUsButton as launcher, test, visit, plainPage } from "./support/fixtures.ts";
import { fontsLoaded, scrollTo } from "./support/next-frames.ts";

/** Tells whether a press at the place of the label would hit the button, and not the page under it. */
async function isLabelShown(page: Page): Promise<boolean> {
  return launcher(page).evaluate((button) => {
    const { left, top, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left - 20, top + height / 2));
  });
}

test('the "Message Us" button shows its label when it is likely to be wanted, and covers no other button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset["shifted"] = entry.entryType;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.setViewportSize({ width: 1000, height: 800 });
  await visit(page, plainPage);
  await fontsLoaded(page);
  await page.evaluate(() => delete document.documentElement.dataset["shifted"]);
  const arrow = page.getByRole("button", { name: "Scroll to top" });
  const expectLabel = (shown: boolean, when: string) =>
    expect.poll(() => isLabelShown(page), { message: when }).toBe(shown);

  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const middle = Math.round(end / 2);

  await test.step("on the way up and at the end of the page it has its label", async () => {
    await expectLabel(false, "first");
    for (const [top, whole] of [
      [middle, false],
      [middle - 100, true],
      [middle, false],
      [end, true],
      [0, false],
    ] as const) {
      await scrollTo(page, top);
      await expectLabel(whole, `at ${top}`);
      await expect(launcher(page)).toHaveAccessibleName("Message Us");
      if (top > 300) await arrow.click({ trial: true });
    }
    await expect(page.locator("html[data-shifted]")).toHaveCount(0);
  });

  await test.step("hovered and focused it has its label", async () => {
    await scrollTo(page, middle);
    await expectLabel(false, "scrolled down");
    await launcher(page).hover();
    await expectLabel(true, "hovered");
    await page.mouse.move(10, 10);
    await expectLabel(false, "left");
    await page.keyboard.press("Shift+Tab");
    await launcher(page).focus();
    await expectLabel(true, "focused");
  });

  await test.step("on a phone it makes way for the scroll-to-top button on the way down, but not for the keyboard", async () => {
    await page.locator("main a").first().focus();
    await page.setViewportSize({ width: 390, height: 844 });
    const canBePressed = () => launcher(page).evaluate((button) => getComputedStyle(button).opacity === "1");
    await scrollTo(page, 0);
    await scrollTo(page, middle);
    await expect.poll(canBePressed).toBe(false);
    await scrollTo(page, middle - 100);
    await expect.poll(canBePressed).toBe(true);
    await arrow.click({ trial: true });
    expect(await isLabelShown(page)).toBe(false);
    await scrollTo(page, middle);
    await expect.poll(canBePressed).toBe(false);
    await page.keyboard.press("Shift+Tab");
    await launcher(page).focus();
    await expect.poll(canBePressed).toBe(true);
  });
});
