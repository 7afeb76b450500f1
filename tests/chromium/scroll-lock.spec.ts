import { chromiumOptions } from "../support/chromium-options.ts";
import { drag } from "./support/drag.ts";
import { card, closeCard, expect, openCard, test, visit } from "./support/fixtures.ts";
import { fontsLoaded, nextFrames, scrollTo } from "./support/next-frames.ts";

// Playwright hides scrollbars. Here they are shown and take up room, as on Windows.
test.use({
  launchOptions: { ...(await chromiumOptions()), ignoreDefaultArgs: ["--hide-scrollbars"] },
});

test("neither the enquiry card nor the drawer moves the page where the scrollbar takes up room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await visit(page, "/about");
  await fontsLoaded(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  await scrollTo(page, 40);
  const places = () =>
    page.evaluate(() =>
      ["header a", "h1", "main + footer", "footer + div > :last-child"].map((selector) => {
        const { left, width, top } = document.querySelector(selector)!.getBoundingClientRect();
        return [selector, left, width, top];
      }),
    );
  const before = await places();
  // click() would scroll the page, because the bar is inside the page's scroll-padding.
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await openCard(page);
  expect(await places()).toEqual(before);
  await page.mouse.move(450, 650);
  await page.mouse.wheel(0, 400);
  await nextFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await closeCard(page);
  expect(await places()).toEqual(before);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);

  await test.step("a press on the enquiry card's scrollbar does not count as one on its backdrop, which would close it", async () => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await openCard(page);
    await drag(page, { x: 1018, y: 100 }, { x: 1018, y: 300 });
    expect(await card(page).evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0);
    // The browser tells of no end of that press, and clicks the submit button for Enter.
    await page.getByLabel("Name").press("Enter");
    await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
    await expect(card(page)).toHaveAttribute("data-phase", "open");
  });
});
