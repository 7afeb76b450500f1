import { button, card, eventually, expect, link, openCard, test } from "./fixtures.ts";

test.use({
  // oxlint-disable-next-line no-empty-pattern
  expectedMessages: async ({}, use) =>
    use([/\/assets\//, /failed to load/i, /Importing a module script failed/]),
});

const opener = button("Message Us");
const message = "Failed to load component. Please try again.";
const entryCode = /\/assets\/index-.*\.js/;
const cardCode = /\/assets\/enquiry-dialog-.*\.js/;
const aboutCode = /\/assets\/about-page-.*\.js/;

for (const kind of ["answered with 503", "cut off"] as const) {
  test(`the entry script, ${kind} once: the page comes alive all the same`, async ({ openFaulty }) => {
    const { tab, proxy } = await openFaulty({ path: entryCode, kind });
    await tab.goto("/");
    await eventually(async () => proxy.requests()).toBeGreaterThan(0);
    await tab.alive();
    await openCard(tab);
  });

  test(`the card's code, ${kind} once: a further press opens the card`, async ({ openFaulty }) => {
    const { tab, proxy } = await openFaulty({ path: cardCode, kind });
    await tab.visit("/");
    await tab.evaluate(() => (document.documentElement.dataset["first"] = ""));
    await tab.click(opener);
    await eventually(() => tab.evaluate(isAnswered)).toBe(true);
    expect(proxy.requests()).toBeGreaterThan(0);
    await tab.alive();
    if (!(await tab.isShown(card))) await tab.click(opener);
    await eventually(() => tab.attribute(card, "data-phase")).toBe("open");
  });

  test(`another page's code, ${kind} once: the message, and Retry shows the page`, async ({ openFaulty }) => {
    const { tab } = await openFaulty({ path: aboutCode, kind });
    await tab.visit("/");
    // Without the mouse: a link that it comes near fetches its page ahead, where a failure is nobody's business yet.
    await tab.read(link("About Us", "header"), (element) => element.click());
    await eventually(() => tab.text('main [role="alert"]')).toBe(message);
    await tab.click(button("Retry"));
    await eventually(() => tab.isShown("main h1")).toBe(true);
    await tab.alive();
    expect(await tab.isShown('[role="alert"]')).toBe(false);
  });

  test(`the first page's own code, ${kind} once: its text is never replaced`, async ({ openFaulty }) => {
    const { tab, proxy } = await openFaulty({ path: aboutCode, kind }, watchHeading);
    await tab.goto("/about");
    const lost = async () => (await tab.attribute("html", "data-heading")) === "lost";
    await eventually(async () => (await lost()) || (await tab.isAlive())).toBe(true);
    expect(await lost()).toBe(false);
    expect(await tab.isShown("main h1")).toBe(true);
    expect(proxy.requests()).toBeGreaterThan(0);
  });
}

/** Runs in the page, before its text is there. */
function watchHeading() {
  const { dataset } = document.documentElement;
  new MutationObserver(() => {
    if (document.querySelector("main h1")) dataset["heading"] ??= "seen";
    else if (dataset["heading"]) dataset["heading"] = "lost";
  }).observe(document, { subtree: true, childList: true });
}

/** Runs in the page: the card is open, the visitor has been told, or this is another document. */
function isAnswered() {
  return (
    !!document.querySelector('dialog[data-phase="open"], [role="alert"]') ||
    document.documentElement.dataset["first"] === undefined
  );
}
