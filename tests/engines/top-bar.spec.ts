import { button, eventually, expect, link, test } from "./fixtures.ts";

const bar = "header[data-theme]";
const services = button("Our Services");

const themes = [
  ["/", "light"],
  ["/about", "about-dark"],
  ["/services", "blue"],
  ["/service-section", "dark"],
] as const;

for (const [route, theme] of themes) {
  test(`the bar is ${theme} on ${route}, and light past 70 % of the viewport's height`, async ({ tab }) => {
    await tab.visit(route);
    expect(await tab.attribute(bar, "data-theme")).toBe(theme);
    const limit = await tab.evaluate(() => 0.7 * innerHeight);
    await tab.scrollTo(Math.ceil(limit) + 1);
    await eventually(() => tab.attribute(bar, "data-theme")).toBe("light");
    await tab.scrollTo(Math.floor(limit) - 1);
    await eventually(() => tab.attribute(bar, "data-theme")).toBe(theme);
  });
}

test("the bar hides once scrolled down past 50 px and returns on scrolling up", async ({ tab }) => {
  await tab.visit("/about");
  const lowerEdge = () => tab.read(bar, (element) => Math.round(element.getBoundingClientRect().bottom));
  await tab.scrollTo(50);
  expect(await tab.attribute(bar, "data-hidden")).toBe("false");
  await tab.scrollTo(600);
  await eventually(lowerEdge).toBeLessThanOrEqual(0);
  await tab.scrollTo(580);
  await eventually(lowerEdge).toBeGreaterThan(50);
});

test("the keyboard opens a dropdown and walks through it", async ({ tab }) => {
  await tab.visit("/");
  await tab.focus(services);
  await tab.press("Enter");
  await eventually(() => tab.attribute(services, "aria-expanded")).toBe("true");
  await tab.press("ArrowDown");
  await eventually(() => tab.hasFocus(link("Staffing Solution", "header"))).toBe(true);
  await tab.press("End");
  await eventually(() => tab.hasFocus(link("Data Science", "header"))).toBe(true);
  await tab.press("Escape");
  await eventually(() => tab.hasFocus(services)).toBe(true);
  expect(await tab.attribute(services, "aria-expanded")).toBe("false");
});

test("a mouse that rests on its button opens a dropdown, and leaving closes it", async ({ tab }) => {
  await tab.visit("/");
  await tab.hover(services);
  await eventually(() => tab.attribute(services, "aria-expanded")).toBe("true");
  await tab.hover("h1");
  await eventually(() => tab.attribute(services, "aria-expanded")).toBe("false");
});
