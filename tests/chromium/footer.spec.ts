import type { Page } from "@playwright/test";
import { company } from "../../src/content/company.ts";
import { expect, test, visit } from "./support/fixtures.ts";
import { fontsLoaded, scrollTo } from "./support/next-frames.ts";

test('the footer has all that rule "Footer" asks for', async ({ page }) => {
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("tech people beyond the boundaries");
  await expect(footer).toContainText("Copyright © 2025, All Rights Reserved");
  for (const fact of [company.name, ...company.address, company.phone, company.email])
    await expect(footer.locator("address")).toContainText(fact);
  await expect(footer.locator("address a")).toHaveCount(0);

  const useful = footer.getByRole("navigation", { name: "Useful Links" }).getByRole("link");
  expect(
    await useful.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")])),
  ).toEqual([
    ["Home", "/"],
    ["Services", "/service-section"],
    ["Our Work", "/our-work"],
    ["About us", "/about"],
    ["Career", "/career"],
    ["Our Expertise", "/expertise/java"],
    ["Contact us", "/contact-us"],
    ["Latest News", "/blog"],
  ]);

  const social = footer.locator('a[target="_blank"]');
  expect(
    await social.evaluateAll((links) => links.map((link) => [link.ariaLabel, link.getAttribute("href")])),
  ).toEqual(company.socialLinks.map(({ name, url }) => [`${name} (opens in a new tab)`, url]));
  for (const link of await social.all()) await expect(link).toHaveAttribute("rel", /noopener/);
});

const boxesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );

test("at the end of a page the floating buttons and their label cover no link of the footer", async ({
  page,
}) => {
  await visit(page, "/about");
  await fontsLoaded(page);
  for (const width of [390, 820, 1000, 1440, 1560, 1601]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, 1e6);
    const links = await boxesOf(page, "footer a");
    const covered = (await boxesOf(page, "footer ~ div :is(button, button > span)")).filter((box) =>
      links.some(
        (link) =>
          link.right > box.left && link.left < box.right && link.bottom > box.top && link.top < box.bottom,
      ),
    );
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

test("the map is a page of our own, and OpenStreetMap is contacted only when the visitor asks for its map", async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "map" }));
  await visit(page, "/");
  const frame = page.frameLocator('iframe[title="Company Location"]');
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(frame.getByRole("link")).toBeVisible();
  expect(foreign).toEqual([]);
  await frame.getByRole("link").click();
  await expect(frame.locator("body")).toHaveText("map");
  expect(foreign.length).toBe(1);
});

test("the scroll-to-top button appears past 300 px, scrolls to the top and moves the focus to the content", async ({
  page,
}) => {
  await visit(page, "/");
  await fontsLoaded(page);
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
