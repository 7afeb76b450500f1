import type { Page } from "@playwright/test";
import {
  closeCard,
  expect,
  holdRequests,
  loadFailure,
  openCard,
  plainPage,
  recordDocuments,
  test,
  visit,
} from "./support/fixtures.ts";
import { nextFrames } from "./support/next-frames.ts";

const serviceSection = "/service-section";
const serviceSectionCode = /\/assets\/service-section-page-.*\.js/;

test.use({
  expectedMessages: async ({}, use) =>
    use([
      /failed to load/i,
      /Failed to fetch/,
      /ERR_/,
      /status of (?:404|500)/,
      /did not start/,
      /on purpose/,
    ]),
});

/** Follows a link by keyboard, because hovering it would preload the code. */
async function followLink(page: Page, path: string) {
  await page.locator(`:is(main, footer) a[href="${path}"]`).first().focus();
  // press() of the locator would wait for a new document, which does not come while the network is away.
  await page.keyboard.press("Enter");
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page whose code fails is opened as a document, and when that does not help says so and can be tried again", async ({
  page,
}) => {
  const documents = recordDocuments(page);
  await page.route(serviceSectionCode, (route) => route.abort());
  await visit(page, plainPage);
  const gaveUp = page.waitForEvent("console", (entry) => entry.text().includes("did not start"));
  await followLink(page, serviceSection);
  await gaveUp;
  // The document's text can be read without code, and the page is not opened again.
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(documents).toEqual([plainPage, serviceSection]);

  await page.unroute(serviceSectionCode);
  await page.route(serviceSectionCode, (route) => route.fulfill({ status: 500, body: "" }));
  await visit(page, plainPage);
  documents.length = 0;
  const logged: string[] = [];
  page.on("console", (entry) => logged.push(entry.text()));
  await followLink(page, serviceSection);

  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(loadFailure);
  const [red, green, blue] = await alert.evaluate((element) =>
    getComputedStyle(element)
      .color.match(/[\d.]+/g)!
      .map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green!, blue!));
  const box = (await alert.boundingBox())!;
  const main = (await page.getByRole("main").boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - (main.x + main.width / 2))).toBeLessThan(2);
  expect(logged.some((text) => text.includes(`The page ${serviceSection} failed to load`))).toBe(true);
  await expect(page).toHaveURL(serviceSection);
  await expect(page).toHaveTitle(/^Our Professional Services/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.unroute(serviceSectionCode);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(documents).toEqual([]);
});

test('"Loading..." is shown until a page\'s code comes or fails, and no failure takes a visitor away from where they are', async ({
  page,
  context,
}) => {
  await visit(page, plainPage);
  const documents = recordDocuments(page);
  const alert = page.getByRole("alert");
  const loading = page.getByRole("main").getByRole("status").filter({ hasText: "Loading..." });

  /** Lets the tab forget that it has opened a document already. */
  const asInNewTab = () => page.evaluate(() => sessionStorage.clear());

  await test.step("a failure after the visitor has gone to another page changes nothing", async () => {
    const requests = await holdRequests(page, serviceSectionCode, (route) =>
      route.fulfill({ status: 404, body: "gone" }),
    );
    await followLink(page, serviceSection);
    await expect(loading).toBeVisible();
    await followLink(page, "/career");
    await expect(page).toHaveURL("/career");
    await expect(heading(page)).toBeFocused();
    let answers = 0;
    page.on("response", (response) => (answers += Number(serviceSectionCode.test(response.url()))));
    requests.release();
    await expect.poll(() => answers).toBe(1);
    await nextFrames(page);
    await expect(alert).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await page.unroute(serviceSectionCode);
  });

  await test.step("offline, the page says that its code has failed, and comes when the network is back", async () => {
    await asInNewTab();
    await context.setOffline(true);
    await followLink(page, serviceSection);
    await expect(alert).toHaveText(loadFailure);
    await context.setOffline(false);
    // The page may also come by itself once the network is back.
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(heading(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  await test.step("where the server has a fault too, the page on screen is not replaced by its error page", async () => {
    await asInNewTab();
    await page.route("/blog", (route) => route.fulfill({ status: 503, body: "down" }));
    await page.route(/\/assets\/blog-page-.*\.js/, (route) => route.abort());
    await followLink(page, "/blog");
    await expect(alert).toHaveText(loadFailure);
    await page.unroute("/blog");
  });

  await test.step('"Loading..." gives way to the page', async () => {
    const requests = await holdRequests(page, /\/assets\/our-work-page-.*\.js/);
    await followLink(page, "/our-work");
    await expect(loading).toHaveText("Loading...");
    requests.release();
    await expect(heading(page)).toBeFocused();
    await expect(loading).toHaveCount(0);
  });

  await test.step("while an enquiry is being written, a failure is told in the page's place", async () => {
    await asInNewTab();
    await page.route(/\/assets\/accessibility-page-.*\.js/, (route) => route.abort());
    await openCard(page);
    await page.getByLabel("Message").fill("Half a thought");
    await closeCard(page);
    await followLink(page, "/accessibility");
    await expect(alert).toHaveText(loadFailure);
  });

  expect(documents).toEqual([]);
});

test("a demonstration whose code fails or throws keeps its drawing, and one that fails can be tried again", async ({
  page,
}) => {
  const code = /\/assets\/release-demo-[\w-]+\.js$/;
  const demonstration = page.locator("[data-demo]");
  const drawing = demonstration.getByRole("status");
  await page.route(code, (route) => route.fulfill({ status: 404, body: "gone" }));
  await visit(page, "/web-development");
  const documents = recordDocuments(page);
  await demonstration.scrollIntoViewIfNeeded();
  await expect(demonstration.getByRole("alert")).toHaveText(loadFailure);
  await expect(drawing).toBeVisible();
  await page.unroute(code);
  await demonstration.getByRole("button", { name: "Retry" }).click();
  await expect(demonstration).toHaveAttribute("data-live");
  expect(documents).toEqual([]);

  await page.route(code, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const ReleaseDemo = () => { throw new Error("on purpose"); };`,
    }),
  );
  const thrown = page.waitForEvent("console", (message) => message.text().includes("on purpose"));
  await visit(page, "/web-development");
  await demonstration.scrollIntoViewIfNeeded();
  await thrown;
  await expect(drawing).toBeVisible();
  await expect(heading(page)).toBeAttached();
});
