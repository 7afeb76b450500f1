import { button, eventually, expect, link, test } from "./support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const menu = button("Menu");
const drawer = "dialog[open]";

test("the drawer opens at the left, 280 px wide; Escape returns the focus, and a link opens its page", async ({
  tab,
}) => {
  await tab.visit("/");
  await tab.click(menu);
  const place = () =>
    tab.read(drawer, (element) => {
      const { left, width } = element.getBoundingClientRect();
      return { left, width };
    });
  await eventually(place).toEqual({ left: 0, width: 280 });
  expect(await tab.read(drawer, (element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await tab.press("Escape");
  await eventually(() => tab.isShown(drawer)).toBe(false);
  await eventually(() => tab.hasFocus(menu)).toBe(true);

  await tab.click(menu);
  await tab.click(link("About Us", drawer));
  await eventually(() => tab.path()).toBe("/about");
  await eventually(() => tab.hasFocus("h1")).toBe(true);
  expect(await tab.isShown(drawer)).toBe(false);
});
