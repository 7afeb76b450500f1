import { technologyRoutes } from "../support/routes.ts";
import {
  cardRemoved,
  expect,
  footerLink,
  holdRequests,
  hydrated,
  messageUsButton,
  plainPage,
  test,
} from "./support/fixtures.ts";

const entryCode = /\/assets\/index-.*\.js/;
const pageCode = /\/assets\/privacy-page-.*\.js/;
const style = /\/assets\/styles-.*\.css/;

test.use({
  expectedMessages: async ({}, use) =>
    use([
      /failed to load/i,
      /Failed to fetch dynamically imported/,
      /ERR_/,
      /status of 404/,
      /did not start/,
    ]),
});

test("without the entry's code there is readable text, buttons lead to other pages, and the form keeps what is typed", async ({
  page,
}) => {
  /** Resolves when the loader of a document at this path gives up. The menu button opens / once more. */
  const givesUpAt = (path: string) =>
    page.waitForEvent(
      "console",
      (entry) => entry.text().includes("did not start") && new URL(entry.location().url).pathname === path,
    );
  await page.route(entryCode, (request) => request.fulfill({ status: 404, body: "gone" }));
  const homeGivesUp = givesUpAt("/");
  await page.goto("/");
  await homeGivesUp;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(footerLink(page, "Career")).toBeInViewport();
  const formGivesUp = givesUpAt("/contact-us");
  await messageUsButton(page).click();
  // Submitting a form without fields adds a question mark to the address.
  await expect(page).toHaveURL(/\/contact-us\??$/);
  await formGivesUp;

  await test.step("the next press tries again", async () => {
    await page.unroute(entryCode);
    await page.getByLabel("Message").fill("Half a thought");
    await page.getByRole("button", { name: "SEND MESSAGE" }).click();
    await hydrated(page);
    await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  });
});

test("nothing moves when the stylesheets arrive", async ({ page }) => {
  // The fonts would move the text.
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const { route, window } of [
    // An upright tablet, on whose first screen the demonstration begins.
    { route: "/", window: { width: 820, height: 1180 } },
    { route: "/services", window: { width: 1280, height: 720 } },
    { route: technologyRoutes[0]!, window: { width: 1280, height: 720 } },
  ]) {
    await page.setViewportSize(window);
    const styles = await holdRequests(page, /\/assets\/.*\.css$/);
    await page.goto(route);
    // A hidden demonstration gets its height from the stylesheets, so what follows it must not be on screen.
    const elements = await page.evaluateHandle(() => {
      const hasDemo = !!document.querySelector("[data-demo]");
      return [...document.querySelectorAll("body *:not([data-demo], :has([data-demo]))")].filter(
        (element) =>
          (!element.closest("[data-demo]") || element.checkVisibility({ visibilityProperty: true })) &&
          !(hasDemo && element.getBoundingClientRect().top > innerHeight),
      );
    });
    const boxes = () =>
      elements.evaluate((all) =>
        all.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
        }),
      );
    const before = await boxes();
    await expect.poll(() => styles.held).toBeGreaterThan(0);
    styles.release();
    await hydrated(page);
    expect(await boxes(), route).toEqual(before);
  }
});

test.describe("a press before hydration", () => {
  test("shows that it was heard, waits for no font, and is repeated once", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const code = await holdRequests(page, pageCode);
    await holdRequests(page, /\.woff2$/);
    await page.goto(plainPage, { waitUntil: "commit" });
    const services = page.getByRole("button", { name: "Our Services" });
    await services.click();
    await expect(services).toHaveAttribute("aria-busy", "true");
    await expect(services).toHaveCSS("cursor", "progress");
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await expect.poll(() => code.held).toBeGreaterThan(0);
    code.release();
    await hydrated(page);
    // A second press would close the dropdown again.
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("button[aria-busy]")).toHaveCount(0);
  });

  test("ends the wait for fonts that has begun already", async ({ page }) => {
    // The loader's own limit would end it too.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((handler: () => void, ms = 0, ...values: []) =>
        ms < 1000 ? setTimeout(handler, ms, ...values) : 0) as typeof setTimeout;
    });
    const fonts = await holdRequests(page, /\.woff2$/);
    // Its fonts would hold back the page's load, with which the loader starts.
    await page.route(/map\.html$/, (route) => route.abort());
    await page.goto(plainPage);
    await expect.poll(() => fonts.held).toBeGreaterThan(0);
    await messageUsButton(page).click();
    await hydrated(page);
  });

  test("is dropped when the visitor does something else afterwards", async ({ page }) => {
    const requests = await holdRequests(page, entryCode);
    await page.goto(plainPage);
    for (const doSomethingElse of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("heading", { level: 1 }).click(),
      () => page.evaluate(() => scrollBy({ top: 600, behavior: "instant" })),
    ]) {
      await messageUsButton(page).click();
      await expect(messageUsButton(page)).toHaveAttribute("aria-busy", "true");
      await doSomethingElse();
      await expect(page.locator("button[aria-busy]")).toHaveCount(0);
    }
    requests.release();
    await hydrated(page);
    await cardRemoved(page);
  });

  test("on the menu button waits for the stylesheet", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const requests = await holdRequests(page, style);
    await page.goto(plainPage);
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await expect.poll(() => requests.held).toBe(1);
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    requests.release();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("dialog")).toHaveJSProperty("offsetWidth", 280);
  });
});

test("a demonstration takes over what was chosen and pressed before hydration", async ({ page }) => {
  const code = await holdRequests(page, entryCode);
  await page.goto("/");
  const demo = page.locator("[data-demo]");
  const suggestion = demo.locator("[data-suggestion] button");
  const suggested = (await suggestion.textContent())!;
  const choice = demo.getByRole("combobox");
  const other = (await choice.locator("option").last().getAttribute("value"))!;
  await choice.selectOption(other);
  await suggestion.click();
  code.release();
  await expect(demo).toHaveAttribute("data-live");
  await expect(choice).toHaveValue(other);
  await expect(suggestion).not.toHaveText(suggested);
});

test("Enter in the search of the services keeps the words before hydration", async ({ page }) => {
  const code = await holdRequests(page, entryCode);
  await page.goto("/services");
  const box = page.getByRole("searchbox");
  await box.fill("bill");
  await box.press("Enter");
  code.release();
  await hydrated(page);
  await expect(page).toHaveURL("/services");
  await expect(box).toHaveValue("bill");
});
