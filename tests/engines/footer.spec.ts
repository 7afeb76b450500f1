import { button, eventually, expect, test } from "./fixtures.ts";

test("the scroll-to-top button appears past 300 px and leads to the top", async ({ tab }) => {
  const up = button("Scroll to top");
  await tab.visit("/");
  await tab.scrollTo(300);
  expect(await tab.isShown(up)).toBe(false);
  await tab.scrollTo(301);
  await eventually(() => tab.isShown(up)).toBe(true);
  await tab.click(up);
  await eventually(() => tab.evaluate(() => scrollY)).toBe(0);
  await eventually(() => tab.isShown(up)).toBe(false);
});

test("the map loads when it comes near, as a page of ours", async ({ tab }) => {
  const map = 'iframe[title="Company Location"]';
  await tab.visit("/");
  await tab.read(map, (frame) => frame.scrollIntoView({ behavior: "instant" }));
  await eventually(() => tab.read(map, isDrawn)).toBe(true);
});

/** Runs in the page. A frame of another origin would have no document for it. */
function isDrawn(frame: HTMLElement) {
  const inside = (frame as HTMLIFrameElement).contentDocument;
  return (
    inside?.readyState === "complete" && inside.querySelector("svg")!.getBoundingClientRect().width > 100
  );
}
