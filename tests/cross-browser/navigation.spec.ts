import { button, eventually, expect, link, plainPage, test } from "./support/fixtures.ts";

// Firefox reports the fonts of a document whose download ends with it.
test.use({ expectedMessages: async ({}, use) => use([/download failed/]) });

const services = button("Our Services");

test("a visitor can walk through the site by keyboard, by its links and with Back", async ({ tab }) => {
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

  await test.step("a link opens its page from the top, with the focus on its heading", async () => {
    await tab.scrollTo(900);
    await tab.read(link("Career", "footer"), (element) => element.click());
    await eventually(() => tab.path()).toBe("/career");
    await eventually(() => tab.hasFocus("h1")).toBe(true);
    const state = await tab.evaluate(() => ({
      canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
        ({ href }) => new URL(href).pathname,
      ),
      scrollY,
      document: document.documentElement.dataset["same"],
    }));
    expect(state).toEqual({ canonicals: ["/career"], scrollY: 0, document: "document" });
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

  await test.step("a page that is reloaded far down starts there", async () => {
    await tab.scrollTo(900);
    await eventually(() => tab.evaluate(() => history.state.scrollY)).toBe(900);
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
