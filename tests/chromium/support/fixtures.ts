import type { Locator, Page, Route } from "@playwright/test";
import { otherWaysLabel } from "../../../src/content/card-text.ts";
import { fields, type FieldName } from "../../../src/enquiry/fields.ts";
import {
  expect,
  failure,
  failureMessages,
  success,
  test as base,
  type Email,
} from "../../support/enquiry-fixtures.ts";
import { plainPage } from "../../support/routes.ts";

export { expect, failure, failureMessages, success } from "../../support/enquiry-fixtures.ts";
export { plainPage } from "../../support/routes.ts";

/** Shown in place of code that could not be fetched. */
export const loadFailure = "Failed to load component. Please try again.";

export const cardCode = /\/assets\/enquiry-card-.*\.js/;

interface Fixtures {
  /**
   * Whether the visitor saves data. No page is fetched ahead then, which takes a fifth of the processor's time
   * of a visit.
   */
  savesData: boolean;
  /** Answers every enquiry from now on with status 502, and expects the console messages of that. */
  failEnquiries: () => Promise<void>;
}

export const test = base.extend<Fixtures>({
  savesData: [true, { option: true }],

  failEnquiries: async ({ page, expectedMessages }, use) =>
    use(async () => {
      expectedMessages.push(...failureMessages);
      await page.route("**/api/enquiry", (route) => route.fulfill({ status: 502, json: {} }));
    }),

  page: async ({ page, expectedMessages, savesData }, use) => {
    if (savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
    const messages: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
    });
    page.on("pageerror", (error) => messages.push(String(error)));
    await use(page);
    const unexpected = messages.filter((text) => !expectedMessages.some((expected) => expected.test(text)));
    expect(unexpected, "errors and warnings in the console").toEqual([]);
  },
});

/** Opens a page and waits until it has hydrated. */
export async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  await hydrated(page);
}

/** Opens another page in the same document, as a link of the page does. */
export async function openInSameDocument(page: Page, path: string) {
  const heading = page.getByRole("heading", { level: 1 });
  // A page that is still loading has none.
  await heading.waitFor();
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  // The scrolling to the top comes before the focus, so it has ended by then.
  // A development server compiles the page when it is asked for.
  await expect(heading).toBeFocused({ timeout: 30_000 });
}

/**
 * Waits until the page has hydrated. It polls in the page, because expect() would look only every half
 * second.
 */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.querySelector("html[data-hydrated]"));
}

/** Expects of how far the page is scrolled down, in CSS pixels. */
export const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => scrollY));

/** Returns a list to which the path of every document that opens from now on is added. */
export function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("domcontentloaded", () => documents.push(new URL(page.url()).pathname));
  return documents;
}

/**
 * Returns the button that opens the enquiry card from any page: the launcher or, on the home page, the button
 * of the hero.
 */
export function messageUsButton(page: Page) {
  return page.getByRole("button", { name: "Message Us" });
}

export function footerLink(page: Page, name: string) {
  return page.getByRole("contentinfo").getByRole("link", { name });
}

/**
 * Returns the dialog of the enquiry card. Unlike a role, the selector also finds it while it closes, when it
 * is inert.
 */
export function card(page: Page) {
  return page.locator("dialog[data-phase]");
}

/** Opens the enquiry card on a hydrated page, and waits until it takes input. */
export async function openCard(page: Page, button = "Message Us") {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog")).toHaveAttribute("data-phase", "open");
}

/** Counts the animations that are running in the card. */
export const movingInCard = (page: Page) =>
  card(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length);

export async function cardRemoved(page: Page) {
  await page.waitForFunction(() => !document.querySelector("dialog[data-phase]"));
}

export async function closeCard(page: Page) {
  await page.keyboard.press("Escape");
  await cardRemoved(page);
}

type Values = Partial<Record<FieldName, string>> & { email: string };

/** Fills in all fields of a form, whose page may have "message" in the names of other parts. */
export async function fillForm(form: Locator, values: Values) {
  const texts: Values = {
    name: "Test Visitor",
    message: "We have an old portal.",
    ...values,
  };
  // By name, because the label of an optional field says so.
  for (const { name, example } of fields) await form.locator(`[name="${name}"]`).fill(texts[name] ?? example);
}

export async function fillCard(page: Page, values: Values) {
  await fillForm(card(page), values);
}

/** Opens a page and fills in its card, ready to be sent. */
export async function writeEnquiry(page: Page, email: string, values: Omit<Values, "email"> = {}) {
  await visit(page, plainPage);
  await openCard(page);
  await fillCard(page, { ...values, email });
}

export async function pressSend(page: Page) {
  await page.getByRole("button", { name: "SEND MESSAGE" }).click();
}

export async function expectSuccess(page: Page) {
  await expect(page.getByRole("status").filter({ hasText: success })).toBeAttached();
}

/** Expects the open card to announce that the enquiry was not sent. */
export async function expectFailure(page: Page) {
  const said = page.getByRole("dialog").getByRole("status").filter({ hasText: failure });
  await expect(said).toBeAttached();
}

/** Returns the other ways to write, which the form shows after a failure. */
export function otherWays(page: Page) {
  return page.getByRole("dialog").getByRole("group", { name: otherWaysLabel });
}

/** Presses Tab (or another key) until `target` has the focus; throws after 80 presses. */
export async function tabTo(page: Page, target: Locator, key = "Tab") {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`80 presses of ${key} did not lead to ${String(target)}.`);
}

/**
 * Holds requests back until `release` is called, and then lets `end` end each of them; `held` counts them.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const requests = { held: 0, release: resolve };
  await page.route(url, async (route) => {
    requests.held += 1;
    await promise;
    await end(route);
  });
  return requests;
}

/** Returns the visitor's message in an email of the mailbox, as it was sent. */
export function messageIn({ body }: Email): string {
  return JSON.parse(body).template_params.msg;
}
