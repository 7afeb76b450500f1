import { fields } from "../../src/enquiry/fields.ts";
import {
  cardRemoved,
  closeCard,
  expect,
  expectSuccess,
  failure,
  failureMessages,
  fillCard,
  holdRequests,
  messageIn,
  messageUsButton,
  movingInCard,
  openCard,
  otherWays,
  pressSend,
  test,
  visit,
  writeEnquiry,
} from "./support/fixtures.ts";

test("an enquiry on its way cannot be changed, and what is in the fields outlives the card", async ({
  page,
  sender,
  emailsFrom,
  expectedMessages,
}) => {
  expectedMessages.push(...failureMessages);
  await writeEnquiry(page, sender);
  const requests = await holdRequests(page, "**/api/enquiry");
  const form = page.locator("dialog form");
  const message = page.getByLabel("Message");
  await expect(message).toHaveCSS("border-bottom-style", "solid");
  await page.getByLabel("Email").press("Enter");
  await test.step("Enter in a field sends it, the focus goes to the button, and the form is read-only and looks it", async () => {
    await expect(page.getByRole("button", { name: "SENDING..." })).toBeFocused();
    await expect(form).toHaveAttribute("aria-busy", "true");
    for (const { label } of fields) await expect(page.getByLabel(label)).not.toBeEditable();
    await expect(message).toHaveCSS("border-bottom-style", "dashed");
  });

  await test.step("with reduced motion nothing moves, the letter can be read, and keys change nothing", async () => {
    // No animation may go on while the enquiry is on its way.
    await expect.poll(() => movingInCard(page)).toBe(0);
    expect(await message.evaluate((field) => field.checkVisibility({ opacityProperty: true }))).toBe(true);
    await message.evaluate((field) => field.focus());
    await page.keyboard.type("One more thing");
    await expect(message).toHaveValue("We have an old portal.");
  });

  await test.step("after a success the focus is on the opener, and the next form takes input", async () => {
    requests.release();
    await expectSuccess(page);
    await cardRemoved(page);
    await expect(messageUsButton(page)).toBeFocused();
    expect(messageIn((await emailsFrom(sender))[0]!)).toBe("We have an old portal.");
    await openCard(page);
    for (const { label } of fields) await expect(page.getByLabel(label)).toBeEditable();
  });

  const fillSilently = (text: string) =>
    message.evaluate((field, value) => ((field as HTMLTextAreaElement).value = value), text);
  await test.step("what a browser has filled in without events is kept when the card is closed or the page is left", async () => {
    await fillSilently("Filled in");
    await closeCard(page);
    await openCard(page);
    await expect(message).toHaveValue("Filled in");
    await fillSilently("Filled in again");
    await visit(page, "/about");
    await openCard(page);
    await expect(message).toHaveValue("Filled in again");
  });

  await test.step("when an enquiry fails after the card was closed, the page says so, and the form still has it", async () => {
    const failing = await holdRequests(page, "**/api/enquiry", (route) =>
      route.fulfill({ status: 502, json: {} }),
    );
    await fillCard(page, { email: "asha@example.com" });
    await pressSend(page);
    await closeCard(page);
    failing.release();
    await expect(page.getByRole("status").filter({ hasText: failure })).toBeAttached();
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
    await openCard(page);
    await expect(message).toHaveValue("We have an old portal.");
    await expect(otherWays(page)).toBeVisible();
  });
});

test("where all cookies are blocked, an enquiry can be sent", async ({ page, sender }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    }),
  );
  await writeEnquiry(page, sender);
  await pressSend(page);
  await expectSuccess(page);
});
