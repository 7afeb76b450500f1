import { documentOf, readText } from "../support/built-site.ts";
import { layouts } from "../support/routes.ts";
import { eventually, expect, openInSameDocument, test, type Tab } from "./support/fixtures.ts";

const demo = "[data-demo]";
const hasDemo = (route: string) => readText(documentOf(route)).includes("data-demo=");

const isTooWide = (tab: Tab) =>
  tab.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Expects the page on screen to fit and, if it has a demonstration, to draw it. */
async function expectDrawn(tab: Tab, route: string) {
  expect(await isTooWide(tab), route).toBe(false);
  if (!hasDemo(route)) return;
  await tab.read(demo, (element) => element.scrollIntoView({ behavior: "instant" }));
  await eventually(() => tab.attribute(demo, "data-live")).toBeTruthy();
  // WebKit lays out a new element a moment later.
  await eventually(() => tab.isShown(`${demo} svg`)).toBe(true);
  const drawn = await tab.read(demo, (element) => element.getBoundingClientRect().width);
  expect(drawn, route).toBeGreaterThan(200);
  expect((await tab.text(`${demo} output`)).length, route).toBeGreaterThan(20);
  expect(await isTooWide(tab), route).toBe(false);
}

/** These pages have only text, in components that other pages have too, or are visited by other tests. */
const elsewhere = new Set([
  "/",
  "/about",
  "/career",
  "/what-we-would-not-use",
  "/privacy",
  "/accessibility",
  "/blog",
]);

test("a page of each layout fits its window and draws its demonstration", async ({ tab }, { project }) => {
  test.setTimeout(180_000);
  const [first, ...others] = layouts.filter((layout) => !elsewhere.has(layout.route));
  await tab.visit(first!.route);
  await expectDrawn(tab, first!.route);
  for (const { route, others: alike } of others) {
    await openInSameDocument(tab, route);
    await expectDrawn(tab, route);
    // Of the two engines, WebKit is the one of more visitors.
    for (const other of project.name === "webkit" ? alike.filter(hasDemo) : []) {
      await openInSameDocument(tab, other);
      await expectDrawn(tab, other);
    }
  }
});
