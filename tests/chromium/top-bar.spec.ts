import type { Locator } from "@playwright/test";
import { documentOf, readText } from "../support/built-site.ts";
import { menuEntries, technologyRoutes } from "../support/routes.ts";
import { expect, openInSameDocument, tabTo, test, visit } from "./support/fixtures.ts";
import { nextFrames, scrollTo } from "./support/next-frames.ts";
import { textOfHtml } from "./support/text-of-html.ts";
import { translate } from "./support/translate.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const entriesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));

// The themes of all routes are tested in documents.spec.ts.
test("the top bar has its entries and dropdowns in order, hides on the way down, and works in translation", async ({
  page,
}) => {
  await visit(page, "/about");
  const nav = page.getByRole("navigation", { name: "Main" });
  const services = page.getByRole("button", { name: "Our Services" });
  const technologies = page.getByRole("button", { name: "Our Expertise" });

  await test.step("the eight entries are in order, and the current one is marked", async () => {
    await expect(nav.locator("> ul > li > :is(a, button)")).toHaveText(menuEntries);
    await expect(nav.locator('[aria-current="page"]')).toHaveText("About Us");
  });

  await test.step("another dropdown, a press outside, and the focus elsewhere close it; the mouse does not open it", async () => {
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
  });

  await test.step("after a press of the mouse too, Escape closes the dropdown and focuses its button", async () => {
    await services.click();
    // The listener for the key is added after the panel has been painted.
    await nextFrames(page);
    await page.keyboard.press("Escape");
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await expect(services).toBeFocused();
  });

  await test.step("the dropdowns list exactly the eighteen technologies and the ten services, and lead to them", async () => {
    const open = async (button: Locator) => {
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      return page.locator(`[id="${await button.getAttribute("aria-controls")}"] a`);
    };
    const paths = (await entriesOf(await open(technologies))).map(([, path]) => path);
    expect(paths).toEqual(technologyRoutes);
    const links = await open(services);
    expect(await entriesOf(links)).toEqual([
      ["Staffing Solution", "/staffing-solution"],
      ["Web Development", "/web-development"],
      ["Mobile Development", "/mobile-development"],
      ["Cloud Services", "/cloud-services"],
      ["Product Development", "/product-development"],
      ["Hw-sw integration", "/hw-sw-integration"],
      ["UI Design", "/ui-design"],
      ["Iot Development", "/iot-development"],
      ["AI & ML Development", "/ai-ml-development"],
      ["Data Science", "/data-science"],
    ]);
    await links.nth(3).press("Home");
    await expect(links.first()).toBeFocused();
    await links.nth(3).click();
    await expect(page).toHaveURL("/cloud-services");
    await expect(services).toHaveAttribute("aria-expanded", "false");
  });

  const bar = page.locator("header[data-theme]");
  const isAtTop = () => page.evaluate(() => document.elementFromPoint(40, 20)!.closest("header") !== null);

  // tests/unit/layout/top-bar-state.test.ts has the heights at which it changes.
  await test.step("it leaves the screen on the way down, and returns on the way up, light until it is near the top", async () => {
    await openInSameDocument(page, "/about");
    await scrollTo(page, 900);
    await expect.poll(isAtTop).toBe(false);
    await scrollTo(page, 880);
    await expect.poll(isAtTop).toBe(true);
    await expect(bar).toHaveAttribute("data-theme", "light");
    await scrollTo(page, 100);
    await expect(bar).toHaveAttribute("data-theme", "about-dark");
  });

  await test.step("the focus brings it back, and leaves the page where it is", async () => {
    // The first link of this page is the next one after the bar.
    await openInSameDocument(page, "/privacy");
    await page.locator("main a").first().focus();
    for (const top of [800, 1200]) await scrollTo(page, top);
    await expect(bar).toHaveAttribute("data-bar-hidden");
    const before = await page.evaluate(() => scrollY);
    await tabTo(page, bar.getByRole("link").last(), "Shift+Tab");
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step("it hides when a key scrolls to the end", async () => {
    await page.locator("main a").first().focus();
    await scrollTo(page, 0);
    await page.keyboard.press("End");
    await page.waitForFunction(
      () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight && scrollY > 50,
    );
    await expect(bar).toHaveAttribute("data-bar-hidden");
  });

  await test.step("on a translated page it leads to pages with their own texts", async () => {
    await translate(page);
    await scrollTo(page, 0);
    await services.click();
    for (const [name, route] of [
      ["Data Science", "/data-science"],
      ["Blog", "/blog"],
      ["About Us", "/about"],
    ] as const) {
      await bar.getByRole("link", { name }).click();
      await expect(page).toHaveURL(route);
      const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readText(documentOf(route)))!;
      await expect(page.locator("main h1")).toHaveText(textOfHtml(heading!));
    }
  });

  await test.step("Back, which returns the focus to a link of the bar, closes a dropdown", async () => {
    await services.click();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await page.goBack();
    await expect(page).toHaveURL("/blog");
    await expect(services).toHaveAttribute("aria-expanded", "false");
  });
});
