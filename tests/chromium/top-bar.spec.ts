import type { Locator } from "@playwright/test";
import { menuEntries, technologyRoutes } from "../support/routes.ts";
import { expect, tabTo, test, visit } from "./support/fixtures.ts";
import { nextFrames, scrollTo } from "./support/next-frames.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const barSelector = "header[data-theme]";

test("the top bar shows the eight entries in order, and marks the current one", async ({ page }) => {
  await visit(page, "/about");
  const entries = page.getByRole("navigation", { name: "Main" }).locator("> ul > li > :is(a, button)");
  await expect(entries).toHaveText(menuEntries);
  await expect(page.getByRole("navigation", { name: "Main" }).locator('[aria-current="page"]')).toHaveText(
    "About Us",
  );
});

test("the dropdowns list exactly the eighteen technologies and the ten services, and lead to them", async ({
  page,
}) => {
  await visit(page, "/");
  const addresses = async (button: Locator) => {
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const all = page.locator(`[id="${await button.getAttribute("aria-controls")}"] a`);
    return { all, paths: await all.evaluateAll((links) => links.map((link) => link.getAttribute("href"))) };
  };
  const technologies = await addresses(page.getByRole("button", { name: "Our Expertise" }));
  expect(technologies.paths).toEqual(technologyRoutes);

  const trigger = page.getByRole("button", { name: "Our Services" });
  const services = await addresses(trigger);
  await expect(services.all).toHaveText([
    "Staffing Solution",
    "Web Development",
    "Mobile Development",
    "Cloud Services",
    "Product Development",
    "Hw-sw integration",
    "UI Design",
    "Iot Development",
    "AI & ML Development",
    "Data Science",
  ]);
  expect(services.paths).toEqual([
    "/staffing-solution",
    "/web-development",
    "/mobile-development",
    "/cloud-services",
    "/product-development",
    "/hw-sw-integration",
    "/ui-design",
    "/iot-development",
    "/ai-ml-development",
    "/data-science",
  ]);
  await services.all.nth(3).click();
  await expect(page).toHaveURL("/cloud-services");
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
});

test("only one dropdown is open at a time, and it closes on Escape, on a press outside and when the focus leaves it", async ({
  page,
}) => {
  await visit(page, "/");
  const services = page.getByRole("button", { name: "Our Services" });
  const technologies = page.getByRole("button", { name: "Our Expertise" });

  await services.focus();
  await page.keyboard.press("Enter");
  await expect(services).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Staffing Solution" }).first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("link", { name: "Data Science" }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(services).toBeFocused();
  await expect(services).toHaveAttribute("aria-expanded", "false");

  await services.hover();
  await expect(services).toHaveAttribute("aria-expanded", "false");
  await services.click();
  await technologies.click();
  await expect(services).toHaveAttribute("aria-expanded", "false");
  await expect(technologies).toHaveAttribute("aria-expanded", "true");
  await page.locator("h1").click();
  await expect(technologies).toHaveAttribute("aria-expanded", "false");

  await services.click();
  await page.locator("main a").first().focus();
  await expect(services).toHaveAttribute("aria-expanded", "false");

  // After a press of the mouse too, Escape closes the dropdown and focuses its button.
  await services.click();
  // The listener for the key is added after the panel has been painted.
  await nextFrames(page);
  await page.keyboard.press("Escape");
  await expect(services).toHaveAttribute("aria-expanded", "false");
  await expect(services).toBeFocused();
});

test("the top bar hides when scrolled down past 50 px and returns on scrolling up", async ({ page }) => {
  await visit(page, "/about");
  await scrollTo(page, 50);
  await expect(page.locator(barSelector)).not.toHaveAttribute("data-bar-hidden");
  await scrollTo(page, 51 + 8);
  await expect(page.locator(barSelector)).toHaveAttribute("data-bar-hidden");
  const isAtTop = () => page.evaluate(() => document.elementFromPoint(40, 20)!.closest("header") !== null);
  await expect.poll(isAtTop).toBe(false);
  await scrollTo(page, 900);
  await scrollTo(page, 880);
  await expect(page.locator(barSelector)).not.toHaveAttribute("data-bar-hidden");
  await expect.poll(isAtTop).toBe(true);
});

test("moving the focus into the hidden bar shows it, and leaves the page where it is", async ({ page }) => {
  await visit(page, "/privacy");
  await page.locator("main a").first().focus();
  for (const top of [800, 1200]) await scrollTo(page, top);
  await expect(page.locator(barSelector)).toHaveAttribute("data-bar-hidden");
  const before = await page.evaluate(() => scrollY);
  await tabTo(page, page.locator(`${barSelector} a`).last(), "Shift+Tab");
  await expect(page.locator(`${barSelector} a`).last()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("the top bar hides when a key scrolls to the end of the page", async ({ page }) => {
  await visit(page, "/services");
  await page.keyboard.press("End");
  await page.waitForFunction(
    () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight && scrollY > 50,
  );
  await expect(page.locator(barSelector)).toHaveAttribute("data-bar-hidden");
});

// The themes of all routes are tested in documents.spec.ts.
test("the top bar is light past 70 % of the viewport's height, and gets its route's theme back above", async ({
  page,
}) => {
  await visit(page, "/about");
  const switchAt = await page.evaluate(() => 0.7 * innerHeight);
  for (const [top, theme] of [
    [switchAt, "about-dark"],
    [switchAt + 1, "light"],
    [switchAt - 1, "about-dark"],
  ] as const) {
    await scrollTo(page, top);
    await expect(page.locator(barSelector)).toHaveAttribute("data-theme", theme);
  }
});
