import { eventually, expect, link, test } from "./support/fixtures.ts";

test("a link opens its page without a new document, from the top, with its title and the focus on its heading", async ({
  tab,
}) => {
  await tab.visit("/");
  await tab.evaluate(() => (document.documentElement.dataset["same"] = "document"));
  await tab.click(link("Career", "footer"));
  await eventually(() => tab.path()).toBe("/career");
  await eventually(() => tab.hasFocus("h1")).toBe(true);
  const facts = await tab.evaluate(() => ({
    title: document.title.split(" ")[0],
    canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
    scrollY,
    document: document.documentElement.dataset["same"],
  }));
  expect(facts).toEqual({ title: "Career", canonicals: ["/career"], scrollY: 0, document: "document" });
});

test("Back returns to where a page was", async ({ tab }) => {
  await tab.visit("/");
  await tab.scrollTo(900);
  await tab.read(link("Career", "footer"), (element) => element.click());
  await eventually(() => tab.path()).toBe("/career");
  await eventually(() => tab.evaluate(() => scrollY)).toBe(0);
  await tab.evaluate(() => history.back());
  await eventually(() => tab.path()).toBe("/");
  await eventually(() => tab.evaluate(() => scrollY)).toBe(900);
});

test.describe("reloaded", () => {
  // Firefox reports the fonts of a document whose download ends with it.
  test.use({ expectedMessages: async ({}, use) => use([/download failed/]) });

  test("far down, a page starts there", async ({ tab }) => {
    await tab.visit("/about");
    await tab.scrollTo(900);
    await tab.reload();
    await eventually(() => tab.evaluate(() => scrollY)).toBe(900);
  });
});

test("the skip link is the first element that Tab reaches, and moves the focus to the content", async ({
  tab,
}) => {
  await tab.visit("/");
  await tab.press("Tab");
  await eventually(() => tab.hasFocus(link("Skip to main content"))).toBe(true);
  await tab.press("Enter");
  await eventually(() => tab.hasFocus("main")).toBe(true);
});
