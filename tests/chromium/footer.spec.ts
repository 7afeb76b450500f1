import type { Page } from "@playwright/test";
import { axeViolations, wcagTags } from "./support/axe-violations.ts";
import { expect, test, visit } from "./support/fixtures.ts";
import { fontsLoaded, scrollTo } from "./support/next-frames.ts";

const boxesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );

// specified-texts.spec.ts has the contents of the footer.
test("at the end of a page are our own map, links that no floating button covers, and a button that leads to the top", async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  // Without a place on the map, the link opens another tab.
  context.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  await context.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "map" }));
  await visit(page, "/about");
  await fontsLoaded(page);

  await test.step("the scroll-to-top button appears past 300 px, scrolls to the top and moves the focus to the content", async () => {
    const button = page.getByRole("button", { name: "Scroll to top" });
    await scrollTo(page, 300);
    await expect(button).toBeHidden();
    await scrollTo(page, 301);
    await expect(button).toBeVisible();
    await button.press("Enter");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
    // The button was hidden, so the focus has moved to the content.
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("the floating buttons and their label cover no link of the footer", async () => {
    for (const width of [390, 820, 1000, 1440, 1560, 1601]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 1e6);
      const links = await boxesOf(page, "footer a");
      const buttons = await boxesOf(page, "footer ~ div :is(button, button > span)");
      expect(Math.min(links.length, buttons.length)).toBeGreaterThan(0);
      const covered = buttons.filter((box) =>
        links.some(
          (link) =>
            link.right > box.left && link.left < box.right && link.bottom > box.top && link.top < box.bottom,
        ),
      );
      expect(covered, `at ${width} px`).toEqual([]);
    }
  });

  await test.step("OpenStreetMap is contacted only when the visitor asks for its map", async () => {
    const frame = page.frameLocator('iframe[title="Company Location"]');
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await expect(frame.getByRole("link")).toBeVisible();
    expect(foreign).toEqual([]);
    expect(await axeViolations(page.frames()[1]!, "html", wcagTags)).toEqual([]);
    await frame.getByRole("link").click();
    await expect.poll(() => foreign.length).toBe(1);
  });
});
