import { documentOf, readText } from "../support/built-site.ts";
import { layouts } from "../support/routes.ts";
import { eventually, expect, test, type Tab } from "./support/fixtures.ts";

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

/** Opens another page in the same document, as a link of the page does. */
async function openInSameDocument(tab: Tab, route: string) {
  await tab.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, route);
  await eventually(() => tab.path()).toBe(route);
  await eventually(() => tab.hasFocus("h1")).toBe(true);
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

for (const { route, others } of layouts.filter((layout) => !elsewhere.has(layout.route)))
  test(`${route} and pages like it hydrate without an error and without overflow, and draw their demonstrations`, async ({
    tab,
  }, { project }) => {
    await tab.visit(route);
    await expectDrawn(tab, route);
    // Of the two engines, WebKit is the one of more visitors.
    const alike = project.name === "webkit" ? others.filter(hasDemo) : [];
    for (const other of alike) {
      await openInSameDocument(tab, other);
      await expectDrawn(tab, other);
    }
  });
