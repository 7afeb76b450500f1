import { randomUUID } from "node:crypto";
import { expect, test as base, type Locator, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

export const success = "Message sent successfully!";
export const failure = "Failed to send message. Please try again.";

/** What the console says when an enquiry fails: the browser of the answer, our code of the outcome. */
export const failureMessages = [/status of 50\d/, /The enquiry was not sent/];

interface Message {
  /** Exactly as received. */
  body: string;
}

interface Fixtures {
  /** Messages of the console that this test provokes; any other message fails it. */
  expectedMessages: RegExp[];
  /** From now on every enquiry is answered with a failure of the server, which the console may say. */
  failEnquiries: () => Promise<void>;
  /** An address that no other test uses. */
  sender: string;
  /** What reached the mailbox from one sender. */
  messagesFrom: (email: string) => Promise<Message[]>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  expectedMessages: async ({}, use) => use([]),

  // oxlint-disable-next-line no-empty-pattern
  sender: async ({}, use) => use(`visitor+${randomUUID().slice(0, 8)}@example.com`),

  failEnquiries: async ({ page, expectedMessages }, use) =>
    use(async () => {
      expectedMessages.push(...failureMessages);
      await page.route("**/api/enquiry", (route) => route.fulfill({ status: 502, json: {} }));
    }),

  messagesFrom: async ({ request }, use) =>
    use(async (email) => {
      const response = await request.get(`${process.env["MAILBOX_ORIGIN"]}/messages`, { params: { email } });
      return (await response.json()) as Message[];
    }),

  page: async ({ page, expectedMessages }, use) => {
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

/** Opens a page and waits until it is alive. */
export async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  await hydrated(page);
}

/** Waits until the page on screen answers: in the page, as expect() would look every half second only. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.querySelector("html[data-hydrated]"));
}

/** The documents that have been opened since. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("domcontentloaded", () => documents.push(new URL(page.url()).pathname));
  return documents;
}

/** Opens the enquiry card from a page that is alive, and waits for its letter side. */
export async function openCard(page: Page, button = "Message Us") {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog")).toHaveAttribute("data-phase", "open");
}

/** Opens the card on the home page while the clock stands still, so that it stays in its first phase. */
export async function appearAtPausedClock(page: Page) {
  await visit(page, "/");
  const code = page.waitForResponse(/\/assets\/enquiry-dialog-.*\.js/);
  await page.getByRole("button", { name: "Message Us" }).hover();
  await (await code).finished();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole("button", { name: "Message Us" }).click();
}

/** Waits until the card has closed and is removed. */
export async function cardRemoved(page: Page) {
  await page.waitForFunction(() => !document.querySelector("dialog[data-phase]"));
}

interface Values {
  name?: string;
  email: string;
  phone?: string;
  message?: string;
}

export async function fillCard(page: Page, values: Values) {
  await page.getByLabel("Name").fill(values.name ?? "Test Visitor");
  await page.getByLabel("Email").fill(values.email);
  await page.getByLabel("Phone").fill(values.phone ?? "9876543210");
  await page.getByLabel("Message").fill(values.message ?? "We have an old portal.");
}

/** Opens the home page and fills in its card, ready to be sent. */
export async function writeEnquiry(page: Page, email: string, values: Omit<Values, "email"> = {}) {
  await visit(page, "/");
  await openCard(page);
  await fillCard(page, { ...values, email });
}

export async function pressSend(page: Page) {
  await page.getByRole("button", { name: "SEND MESSAGE" }).click();
}

export async function expectSuccess(page: Page) {
  await expect(page.getByRole("status").filter({ hasText: success })).toBeAttached();
}

/** The open card says that the message was not sent. */
export async function expectFailure(page: Page, options: { timeout?: number } = {}) {
  const said = page.getByRole("dialog").getByRole("status").filter({ hasText: failure });
  await expect(said).toBeAttached(options);
}

/** The box with the ways out, which stands in the form after a failure. */
export function waysOut(page: Page) {
  return page.getByRole("dialog").getByRole("group", { name: "Other ways to reach us" });
}

/** Presses Tab (or another key) until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, key = "Tab") {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`80 presses of ${key} did not lead to ${String(target)}.`);
}

/** Holds requests back until `release` is called; `held` counts them. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const requests = { held: 0, release: resolve };
  await page.route(url, async (route) => {
    requests.held += 1;
    await promise;
    await route.continue();
  });
  return requests;
}
