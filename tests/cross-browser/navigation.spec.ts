import { button, eventually, expect, link, openInSameDocument, plainPage, test } from "./support/fixtures.ts";

// Firefox reports the fonts of a document whose download ends with it.
test.use({ expectedMessages: async ({}, use) => use([/download failed/]) });

const services = button("Our Services");
const bar = "header[data-theme]";

test("Tab reaches the skip link first, keys walk through a dropdown, a link opens its page from the top without a new document, and Back returns to where one was", async ({
  tab,
}) => {
  await tab.visit(plainPage);
  await tab.evaluate(() => (document.documentElement.dataset["same"] = "document"));

  await test.step("the skip link moves the focus to the content", async () => {
    await tab.press("Tab");
    await eventually(() => tab.hasFocus(link("Skip to main content"))).toBe(true);
    await tab.press("Enter");
    await eventually(() => tab.hasFocus("main")).toBe(true);
  });

  await test.step("a dropdown can be opened, walked through and closed by keyboard", async () => {
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

  await test.step("a link opens its page from the top, with its title and the focus on its heading", async () => {
    await tab.scrollTo(900);
    await tab.read(link("Career", "footer"), (element) => element.click());
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

  await test.step("Back returns to where the page was", async () => {
    await tab.evaluate(() => history.back());
    await eventually(() => tab.path()).toBe(plainPage);
    await eventually(() => tab.evaluate(() => scrollY)).toBe(900);
  });

  await test.step("the map of the footer is loaded from our own origin when it is scrolled into view", async () => {
    const map = 'iframe[title="Company Location"]';
    await tab.read(map, (frame) => frame.scrollIntoView({ behavior: "instant" }));
    await eventually(() => tab.read(map, isDrawn)).toBe(true);
  });

  await test.step("the top bar hides when scrolled down past 50 px, returns on scrolling up, and is light past 70 % of the viewport's height", async () => {
    await openInSameDocument(tab, "/about");
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

  await test.step("a page that is reloaded far down starts there", async () => {
    await tab.scrollTo(900);
    await tab.reload();
    await eventually(() => tab.evaluate(() => scrollY)).toBe(900);
  });
});

/** Runs in the page. The document of a frame from another origin would not be accessible. */
function isDrawn(frame: HTMLElement) {
  const inside = (frame as HTMLIFrameElement).contentDocument;
  return (
    inside?.readyState === "complete" && inside.querySelector("svg")!.getBoundingClientRect().width > 100
  );
}
