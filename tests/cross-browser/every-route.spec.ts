import { documentOf, readText } from "../support/built-site.ts";
import { distinctRoutes } from "../support/routes.ts";
import { eventually, expect, test } from "./support/fixtures.ts";

const demo = "[data-demo]";

/** These pages have only text, in components that other pages have too, or are visited by other tests. */
const others = new Set(["/", "/about", "/career", "/what-we-would-not-use", "/privacy", "/accessibility"]);

for (const route of distinctRoutes.filter((each) => !others.has(each))) {
  const hasDemo = readText(documentOf(route)).includes("data-demo=");
  const also = hasDemo ? ", and its demonstration is drawn" : "";
  test(`${route} hydrates without an error and without overflow${also}`, async ({ tab }) => {
    const isTooWide = () =>
      tab.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    await tab.visit(route);
    expect(await isTooWide()).toBe(false);
    if (!hasDemo) return;

    await tab.read(demo, (element) => element.scrollIntoView({ behavior: "instant" }));
    await eventually(() => tab.attribute(demo, "data-live")).toBeTruthy();
    // WebKit lays out a new element a moment later.
    await eventually(() => tab.isShown(`${demo} svg`)).toBe(true);
    const drawn = await tab.read(demo, (element) => element.getBoundingClientRect().width);
    expect(drawn).toBeGreaterThan(200);
    expect((await tab.text(`${demo} output`)).length).toBeGreaterThan(20);
    expect(await isTooWide()).toBe(false);
  });
}
