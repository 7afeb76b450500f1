import type { Page } from "@playwright/test";
import { expect, footerLink, holdRequests, test, visit } from "./support/fixtures.ts";
import { untilIdle } from "./support/next-frames.ts";

test.use({
  expectedMessages: async ({}, use) => use([/on purpose/, /\/privacy failed to load/]),
});

/**
 * The key names a part of the page; the function, which runs in the page before its scripts, makes that part
 * throw.
 */
const throwsIn = {
  "the page while it renders": () => throwInMap((item) => item["paragraphs"]),
  "the page in an effect": () => {
    performance.mark = () => {
      throw new Error("on purpose");
    };
  },
  "the top bar while it renders": () => throwInMap((item) => item["noscriptPath"]),
  "the footer while it renders": () => throwInMap((item) => item["label"] === "Latest News"),
};

type Item = Record<string, unknown>;

/** `throwInPage` defines this function in the page, where the functions above call it. */
declare function throwInMap(isOfList: (item: Item) => unknown): void;

async function throwInPage(page: Page, action: () => void) {
  await page.addInitScript({
    content: `
      function throwInMap(isOfList) {
        const { map } = Array.prototype;
        Array.prototype.map = function (...rest) {
          if (this.some((item) => item && isOfList(item))) throw new Error("on purpose");
          return map.apply(this, rest);
        };
      }
      (${action})();`,
  });
}

/** Returns the title, and the text of the top bar, the page, the footer and the floating buttons. */
const partsOfPage = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...["header", "main", "footer", "[data-floating-buttons]"].map(
      (part) => document.querySelector(part)?.textContent,
    ),
  ]);

for (const [name, action] of Object.entries(throwsIn)) {
  test(`an error in ${name} leaves the text, the title and a way to send an enquiry`, async ({ page }) => {
    await throwInPage(page, action);
    const thrown = page.waitForEvent("console", (entry) => entry.text().includes("on purpose"));
    const scripts = await holdRequests(page, /\/assets\/.*\.js/);
    await page.goto("/privacy", { waitUntil: "domcontentloaded" });
    const built = await partsOfPage(page);
    expect(built.filter(Boolean)).toHaveLength(5);
    scripts.release();
    await thrown;
    await untilIdle(page);
    expect(await partsOfPage(page)).toEqual(built);

    // The button opens the card when it has hydrated, and else leads to the contact page.
    await page.locator("[data-floating-buttons]").getByRole("button", { name: "Message Us" }).click();
    const isAnswered = async () =>
      (await page.locator("dialog[data-phase]").count()) > 0 || page.url().includes("/contact-us");
    await expect.poll(isAnswered).toBe(true);
  });
}

test("after an error in the drawer the menu button leads to the links in the footer", async ({ page }) => {
  await throwInPage(page, () => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("on purpose");
    };
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/privacy");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The drawer that failed has taken the first press.
  await menu.click();
  await expect(footerLink(page, "Career")).toBeInViewport();
});

test("a page that throws when it is opened is shown from its document, and the footer still leads to other pages", async ({
  page,
}) => {
  await throwInPage(page, () => throwInMap((item) => item["paragraphs"]));
  await visit(page, "/career");
  const left = await page.getByRole("heading", { level: 1 }).innerText();
  const link = footerLink(page, "Privacy");
  // The code has loaded before the link is followed, so that the page throws while the page before is still in
  // the document.
  await link.hover();
  const loads = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("/privacy-page-")).length,
    );
  await expect.poll(loads).toBe(1);
  await untilIdle(page);
  await link.press("Enter");
  // The page was opened as a new document, whose text can be read without script.
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(left);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await footerLink(page, "Career").click();
  await expect(page).toHaveURL("/career");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
