import { eventually, test } from "./support/fixtures.ts";

const bar = "header[data-theme]";

// Firefox reports the fonts of a document whose download ends with it.
test.use({ expectedMessages: async ({}, use) => use([/download failed/]) });

test("the top bar hides when scrolled down past 50 px, returns on scrolling up, and is light past 70 % of the viewport's height; a page that is reloaded far down starts there", async ({
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

  await tab.scrollTo(900);
  await tab.reload();
  await eventually(() => tab.evaluate(() => scrollY)).toBe(900);
});
