import { button, eventually, expect, link, test } from "./support/fixtures.ts";

const bar = "header[data-theme]";
const services = button("Our Services");

test("the top bar hides when scrolled down past 50 px, returns on scrolling up, and is light past 70 % of the viewport's height", async ({
  tab,
}) => {
  await tab.visit("/about");
  // Late fonts and sections change heights, and the engine then scrolls to keep the text in place. So every
  // attempt scrolls again.
  const stateAt = async (top: number) => {
    await tab.scrollTo(top);
    return tab.read(bar, (element) => ({
      // Firefox scrolls to whole pixels of the screen, which may be fractions of CSS pixels.
      scrollY: Math.round(scrollY),
      inSight: !("barHidden" in element.dataset),
      theme: element.dataset["theme"],
    }));
  };
  for (const [scrollY, inSight, theme] of [
    [50, true, "about-dark"],
    [600, false, "light"],
    [300, true, "about-dark"],
  ] as const) {
    await eventually(() => stateAt(scrollY)).toEqual({ scrollY, inSight, theme });
  }
});

test("a dropdown can be opened, walked through and closed by keyboard", async ({ tab }) => {
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
