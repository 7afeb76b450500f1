import { button, card, eventually, expect, link, plainPage, test, type Tab } from "./support/fixtures.ts";

test.use({
  expectedMessages: async ({}, use) =>
    use([/\/assets\//, /failed to load/i, /Importing a module script failed/, /application did not start/]),
});

const opener = button("Message Us");
const retry = button("Retry");
const entryCode = /\/assets\/index-.*\.js/;
const cardCode = /\/assets\/enquiry-card-.*\.js/;
const serviceSectionCode = /\/assets\/service-section-page-.*\.js/;
/** Matches the heading as long as it has never been removed from the document (see watchHeading). */
const sameText = 'html:not([data-heading="lost"]) main h1';

const answered503 = { kind: "answered with 503", times: 1 } as const;
const cutOff = { kind: "cut off", times: 1 } as const;

test(`the enquiry card opens, after Retry at the latest, although its code was answered with 503 once`, async ({
  tab,
  switchToFaultySite,
}) => {
  const { requests } = await switchToFaultySite({ path: cardCode, ...answered503 });
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
  expect(await requests()).toBeGreaterThan(1);
});

test(`a page opens, after Retry at the latest, although its code was cut off once`, async ({
  tab,
  switchToFaultySite,
}) => {
  const { requests } = await switchToFaultySite({ path: serviceSectionCode, ...cutOff });
  await followLink(tab);
  expect(await requests()).toBeGreaterThan(0);
  if (await tab.isShown(retry)) await tab.click(retry);
  await eventually(() => tab.isShown("main h1")).toBe(true);
  await tab.hydrated();
  expect(await tab.isShown('[role="alert"]')).toBe(false);
});

test("when the entry script keeps failing, there is text, and the links still open pages", async ({
  tab,
  switchToFaultySite,
}) => {
  const fault = { path: entryCode, kind: "answered with 503", times: Infinity } as const;
  const { requests } = await switchToFaultySite(fault, watchHeading);
  await tab.goto(plainPage);
  await eventually(requests).toBeGreaterThan(0);
  await eventually(() => tab.isShown(sameText)).toBe(true);
  // A press may be lost on a document that is about to be replaced, so press again.
  const pathAfterPress = () => tab.click(link("Career", "footer")).then(() => tab.path());
  await eventually(pathAfterPress).toBe("/career");
  await eventually(() => tab.evaluate(() => document.title)).toContain("Career");
  await eventually(() => tab.isShown("main h1")).toBe(true);
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

/** Runs in the page before its scripts. Records on <html> whether the heading was ever removed. */
function watchHeading() {
  const { dataset } = document.documentElement;
  new MutationObserver(() => {
    if (document.querySelector("main h1")) dataset["heading"] ??= "seen";
    else if (dataset["heading"]) dataset["heading"] = "lost";
  }).observe(document, { subtree: true, childList: true });
}
