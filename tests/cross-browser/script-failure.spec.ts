import { button, card, eventually, expect, link, plainPage, test, type Tab } from "./support/fixtures.ts";

test.use({
  expectedMessages: async ({}, use) =>
    use([/\/assets\//, /failed to load/i, /Importing a module script failed/]),
});

const opener = button("Message Us");
const retry = button("Retry");
const cardCode = /\/assets\/enquiry-card-.*\.js/;
const serviceSectionCode = /\/assets\/service-section-page-.*\.js/;

// Engines differ in what they remember of a script that failed.
test("the enquiry card opens, after Retry at the latest, although its code was answered with 503 once", async ({
  tab,
  switchToFaultySite,
}) => {
  const { requests } = await switchToFaultySite({ path: cardCode, kind: "answered with 503" });
  await tab.visit(plainPage);
  // The pointer fetches the code before the press does, so the press may be the second attempt. Retry reloads
  // the document where the engine remembers the failure.
  const pressUntilOpen = async () => {
    if (await tab.isShown(card)) return tab.attribute(card, "data-phase");
    if (await tab.isShown('[aria-busy="true"]')) return "busy";
    const next = (await tab.isShown(retry)) ? retry : opener;
    await tab.click(next);
    return next;
  };
  await eventually(pressUntilOpen).toBe("open");
  expect(requests()).toBeGreaterThan(1);
});

test("a page opens, after Retry at the latest, although its code was cut off once", async ({
  tab,
  switchToFaultySite,
}) => {
  const { requests } = await switchToFaultySite({ path: serviceSectionCode, kind: "cut off" });
  await followLink(tab);
  expect(requests()).toBeGreaterThan(0);
  if (await tab.isShown(retry)) await tab.click(retry);
  await eventually(() => tab.isShown("main h1")).toBe(true);
  await tab.hydrated();
  expect(await tab.isShown('[role="alert"]')).toBe(false);
});

/** Follows a link, and waits until its page or a Retry button is shown. */
async function followLink(tab: Tab) {
  await tab.visit(plainPage);
  const left = await tab.text("main h1");
  // click() of the DOM is used because hovering would preload the page, and a failure of that goes
  // unnoticed.
  await tab.read(link("Services", "footer"), (element) => element.click());
  const isAnswered = async () =>
    (await tab.isShown(retry)) || ((await tab.isShown("main h1")) && (await tab.text("main h1")) !== left);
  await eventually(isAnswered).toBe(true);
}
