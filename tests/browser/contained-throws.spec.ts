import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";

test.use({
  // oxlint-disable-next-line no-empty-pattern
  expectedMessages: async ({}, use) => use([/on purpose/, /\/privacy failed to load/]),
});

/** Makes what a part of the page calls throw, from before the first script on. Runs in the page. */
const throwsIn = {
  "the page while it renders": () => throwInMap((item) => item["paragraphs"]),
  "the page in an effect": () => {
    performance.mark = () => {
      throw new Error("on purpose");
    };
  },
  "the top bar while it renders": () => throwInMap((item) => item["listedAt"]),
  "the top bar in an effect": () => {
    const find = document.querySelector.bind(document);
    document.querySelector = (selector: string) => {
      if (selector === "dialog:modal") throw new Error("on purpose");
      return find(selector);
    };
  },
  "the footer while it renders": () => throwInMap((item) => item["icon"] === "linkedin"),
  "the floating buttons while they render": () => {
    const { get } = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight")!;
    Object.defineProperty(Element.prototype, "scrollHeight", {
      get(this: Element) {
        if (this === document.body) throw new Error("on purpose");
        return get!.call(this) as number;
      },
    });
  },
  "the floating buttons in an effect": () => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...rest: Parameters<typeof listen>) => {
      if (rest[0] === "scroll" && typeof rest[2] === "object" && rest[2].passive)
        throw new Error("on purpose");
      listen(...rest);
    };
  },
};

type Item = Record<string, unknown>;

/** Stands in the page, where the functions above call it. */
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

/** The text of the page and of its frame. */
const textOf = (page: Page) =>
  page.evaluate(() =>
    ["header", "main", "footer", "[data-floating-buttons]"].map(
      (part) => document.querySelector(part)?.textContent,
    ),
  );

for (const [name, action] of Object.entries(throwsIn)) {
  test(`a throw of ${name} leaves the text, the title and the ways to write`, async ({ page, browser }) => {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto("/privacy");
    const [built, title] = [await textOf(still), await still.title()];
    await still.close();

    await throwInPage(page, action);
    const thrown = page.waitForEvent("console", (entry) => entry.text().includes("on purpose"));
    await page.goto("/privacy");
    await thrown;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await textOf(page)).toEqual(built);
    await expect(page).toHaveTitle(title);

    // The launcher opens the card, or leads to the page that has the address: whether or not it is alive.
    await page.locator("[data-floating-buttons]").getByRole("button", { name: "Message Us" }).click();
    const answered = async () =>
      (await page.locator("dialog[data-phase]").count()) > 0 || page.url().includes("/contact-us");
    await expect.poll(answered).toBe(true);
  });
}

test("a throw of the drawer leaves a menu button that leads on", async ({ page }) => {
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
  // A second press: the first was taken by what failed.
  await menu.click();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Career" })).toBeInViewport();
});

test("a page that throws when it is opened says so, and the frame leads on", async ({ page }) => {
  await throwInPage(page, () => throwInMap((item) => item["paragraphs"]));
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).press("Enter");
  // By one new document, whose text can be read without script.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a demonstration that throws leaves its picture", async ({ page }) => {
  await page.route(/\/assets\/route-demo-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const Board = () => { throw new Error("on purpose"); };`,
    }),
  );
  await visit(page, "/web-development");
  const demonstration = page.locator("[data-demo]");
  await demonstration.scrollIntoViewIfNeeded();
  await expect(demonstration).toHaveAttribute("data-live", "true");
  await expect(demonstration.getByRole("img")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});
