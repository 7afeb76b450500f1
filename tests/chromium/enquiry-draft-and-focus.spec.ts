import type { Page } from "@playwright/test";
import {
  card,
  cardRemoved,
  expect,
  expectFailure,
  expectSuccess,
  failure,
  fillCard,
  holdRequests,
  messageIn,
  openCard,
  openEnteringCard,
  otherWays,
  pressSend,
  test,
  visit,
  writeEnquiry,
} from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

const labels = ["Name", "Email", "Phone", "Message"];

const settings: [string, (page: Page) => Promise<void>][] = [
  ["in a usual window", (page) => page.setViewportSize({ width: 1280, height: 800 })],
  ["on a phone", (page) => page.setViewportSize({ width: 390, height: 844 })],
  ["with reduced motion", (page) => page.emulateMedia({ reducedMotion: "reduce" })],
  ["with forced colours", (page) => page.emulateMedia({ forcedColors: "active" })],
  ["in a window 420 px high", (page) => page.setViewportSize({ width: 1280, height: 420 })],
];

for (const [name, set] of settings) {
  test(`${name} the fields are read-only, and look it, while an enquiry is on its way`, async ({
    page,
    sender,
    emailsFrom,
  }) => {
    await set(page);
    await writeEnquiry(page, sender);
    const requests = await holdRequests(page, "**/api/enquiry");
    const form = page.locator("dialog form");
    const message = page.getByLabel("Message");
    await expect(message).toHaveCSS("border-bottom-style", "solid");
    await pressSend(page);
    await expect(form).toHaveAttribute("aria-busy", "true");
    for (const label of labels) await expect(page.getByLabel(label)).not.toBeEditable();
    await expect(message).toHaveCSS("border-bottom-style", "dashed");
    await message.evaluate((field) => field.focus());
    await page.keyboard.type("One more thing");
    await expect(message).toHaveValue("We have an old portal.");
    requests.release();
    await expectSuccess(page);
    await cardRemoved(page);
    expect(messageIn((await emailsFrom(sender))[0]!)).toBe("We have an old portal.");
    await openCard(page);
    for (const label of labels) {
      await expect(page.getByLabel(label)).toBeEditable();
      await expect(page.getByLabel(label)).toHaveValue("");
    }
  });
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`after Enter in a field, with prefers-reduced-motion ${reducedMotion}, the focus is`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion }));

    test("on the button while the enquiry is on its way, and on the opener after it was sent", async ({
      page,
      sender,
    }) => {
      await writeEnquiry(page, sender);
      const requests = await holdRequests(page, "**/api/enquiry");
      await page.getByLabel("Email").press("Enter");
      await expect(page.getByRole("button", { name: "SENDING..." })).toBeFocused();
      requests.release();
      await expectSuccess(page);
      await expect(page.getByRole("button", { name: "Message Us" })).toBeFocused();
    });

    test("on the other ways to reach us after a failure, and Tab moves to the first of them", async ({
      page,
      failEnquiries,
    }) => {
      await failEnquiries();
      await writeEnquiry(page, "asha@example.com");
      await page.getByLabel("Email").press("Enter");
      await expectFailure(page);
      await expect(otherWays(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(otherWays(page).getByRole("button").first()).toBeFocused();
    });

    test("on the first field that the function finds wrong", async ({ page, expectedMessages }) => {
      expectedMessages.push(/status of 422/, /The enquiry was not sent/);
      const errors = [{ pointer: "#/phone", detail: "Wrong" }];
      await page.route("**/api/enquiry", (route) => route.fulfill({ status: 422, json: { errors } }));
      await writeEnquiry(page, "asha@example.com");
      await page.getByLabel("Email").press("Enter");
      await expect(page.getByLabel("Phone")).toBeFocused();
      await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/Wrong$/);
    });
  });
}

for (const [storage, spoil] of [
  [
    "is full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "is forbidden, as where all cookies are blocked",
    () =>
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      }),
  ],
  ["holds null", () => sessionStorage.setItem("enquiry-draft", "null")],
  [
    "holds values of other kinds",
    () => sessionStorage.setItem("enquiry-draft", '{"name":{},"message":5,"enclosures":"one"}'),
  ],
] as const)
  test(`in a tab whose storage ${storage}, the enquiry card opens, keeps its text and sends it`, async ({
    page,
    sender,
  }) => {
    await page.addInitScript(spoil);
    await writeEnquiry(page, sender, { message: "Half a thought" });
    await page.keyboard.press("Escape");
    await cardRemoved(page);
    await openCard(page);
    await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
    await pressSend(page);
    await expectSuccess(page);
  });

test("values that a browser fills in without events stay when the enquiry card is closed and when the page is left", async ({
  page,
}) => {
  const fillSilently = (message: string) =>
    page
      .getByLabel("Message")
      .evaluate((field, text) => ((field as HTMLTextAreaElement).value = text), message);
  await visit(page, "/");
  await openCard(page);
  await fillSilently("Filled in");
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  await openCard(page);
  await expect(page.getByLabel("Message")).toHaveValue("Filled in");
  await fillSilently("Filled in again");
  await visit(page, "/about");
  await openCard(page);
  await expect(page.getByLabel("Message")).toHaveValue("Filled in again");
});

test("a page restored by the back button has the draft that was written meanwhile in another document of the tab", async ({
  page,
}) => {
  await visit(page, "/");
  await openCard(page);
  await page.getByLabel("Message").fill("Half a thought");
  // Tests run without the back/forward cache, so this simulates the other document and the return.
  await page.evaluate(() => {
    sessionStorage.setItem("enquiry-draft", JSON.stringify({ message: "A whole thought" }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.getByLabel("Message")).toHaveValue("A whole thought");
});

test("the text that a button adds reaches the message even while the enquiry card is still closing", async ({
  page,
}) => {
  const { demo } = await openDemo(page, "/ai-ml-development");
  await openCard(page, "Let's Chat");
  await page.getByLabel("Message").fill("Good morning.");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveAttribute("data-phase", "closing");
  await demo.getByRole("button", { name: "Send this with your message" }).press("Enter");
  await expect(card(page)).toHaveAttribute("data-phase", "entering");
  await expect(page.getByLabel("Message")).toHaveValue("Good morning.");
  await expect(card(page).getByRole("listitem")).toHaveText(/.{40,}/);
});

test("the text that a button adds while an enquiry is on its way is kept for the next one", async ({
  page,
  sender,
  emailsFrom,
}) => {
  const { demo } = await openDemo(page, "/ai-ml-development");
  await openCard(page, "Let's Chat");
  await fillCard(page, { email: sender });
  const requests = await holdRequests(page, "**/api/enquiry");
  await pressSend(page);
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  await demo.getByRole("button", { name: "Send this with your message" }).click();
  await expect(page.getByRole("button", { name: "SENDING..." })).toBeVisible();
  requests.release();
  await expectSuccess(page);
  expect(messageIn((await emailsFrom(sender))[0]!)).toBe("We have an old portal.");
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(card(page).getByRole("listitem")).toHaveText(/^(?!We have an old portal).{40,}/);
});

test("a failure after the enquiry card was closed is announced on the page, and the text is kept", async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 502/, /The enquiry was not sent/);
  const requests = await holdRequests(page, "**/api/enquiry", (route) =>
    route.fulfill({ status: 502, json: {} }),
  );
  await writeEnquiry(page, "asha@example.com");
  await pressSend(page);
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  requests.release();
  await expect(page.getByRole("status").filter({ hasText: failure })).toBeAttached();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await openCard(page);
  await expect(page.getByLabel("Message")).toHaveValue("We have an old portal.");
  await expect(otherWays(page)).toBeVisible();
});

test("the envelope on the page is shown again when another button has opened the enquiry card while it was out of sight", async ({
  page,
}) => {
  await openEnteringCard(page);
  await page.clock.runFor(100);
  await expect(card(page)).toHaveAttribute("data-phase", "open");
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveAttribute("data-phase", "closing");
  const envelope = page.getByRole("button", { name: "Write to us" });
  await expect(envelope).toHaveCSS("opacity", "0");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.locator('main button[aria-haspopup="dialog"]').last().press("Enter");
  await expect(card(page)).toHaveAttribute("data-phase", "entering");
  await expect(envelope).toHaveCSS("opacity", "1");
});
