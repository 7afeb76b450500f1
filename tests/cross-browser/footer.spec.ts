import { eventually, test } from "./support/fixtures.ts";

test("the map of the footer is loaded from our own origin when it is scrolled into view", async ({ tab }) => {
  const map = 'iframe[title="Company Location"]';
  await tab.visit("/");
  await tab.read(map, (frame) => frame.scrollIntoView({ behavior: "instant" }));
  await eventually(() => tab.read(map, isDrawn)).toBe(true);
});

/** Runs in the page. The document of a frame from another origin would not be accessible. */
function isDrawn(frame: HTMLElement) {
  const inside = (frame as HTMLIFrameElement).contentDocument;
  return (
    inside?.readyState === "complete" && inside.querySelector("svg")!.getBoundingClientRect().width > 100
  );
}
