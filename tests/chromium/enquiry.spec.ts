import { mailboxAccount } from "../../netlify/local/mailbox-account.ts";
import {
  card,
  cardRemoved,
  expect,
  expectFailure,
  expectSuccess,
  failure,
  failureMessages,
  holdRequests,
  openCard,
  pressSend,
  test,
  writeEnquiry,
} from "./support/fixtures.ts";

test("an enquiry arrives in the mailbox with exactly the documented body, and empties the form", async ({
  page,
  sender,
  emailsFrom,
}) => {
  await writeEnquiry(page, sender, {
    name: "  Test Visitor ",
    // iOS copies a contact's number with such invisible characters.
    phone: "\u202a98765\u201143210\u202c",
    message: "Two\nlines",
  });
  await pressSend(page);
  await expectSuccess(page);
  await cardRemoved(page);

  // This is the body to the byte; tests/unit/netlify/emailjs-contract.test.ts compares it with what
  // @emailjs/browser sends.
  const body = {
    lib_version: "4.4.1",
    user_id: mailboxAccount.publicKey,
    service_id: mailboxAccount.serviceId,
    template_id: mailboxAccount.templateId,
    template_params: { name: "Test Visitor", email: sender, mob: "9876543210", msg: "Two\nlines" },
  };
  expect((await emailsFrom(sender)).map((message) => message.body)).toEqual([JSON.stringify(body)]);

  await openCard(page);
  for (const label of ["Name", "Email", "Phone", "Message"])
    await expect(page.getByLabel(label)).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage["enquiry-draft"])).toBe("{}");
});

const rules = [
  { field: "Name", value: "", message: "Please enter your name" },
  { field: "Email", value: "", message: "Please enter your email" },
  { field: "Email", value: "asha@", message: "Please enter a valid email" },
  { field: "Phone", value: "", message: "Please enter your phone number" },
  { field: "Phone", value: "12345", message: "Please enter a valid 10-digit number" },
  { field: "Phone", value: "+919876543210", message: "Please enter a valid 10-digit number" },
  { field: "Message", value: "   ", message: "Please enter your message" },
];

test("a value that breaks a rule gets an error at its field, and nothing is sent", async ({
  page,
  sender,
  emailsFrom,
}) => {
  await writeEnquiry(page, sender);
  const right: Record<string, string> = {
    Name: "Asha",
    Email: sender,
    Phone: "9876543210",
    Message: "Hello",
  };
  for (const { field, value, message } of rules) {
    const row = `"${value}" as ${field}`;
    const input = page.getByLabel(field);
    await input.fill(value);
    await pressSend(page);
    await expect(input, row).toBeFocused();
    await expect(input, row).toHaveAttribute("aria-invalid", "true");
    await expect(input, row).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(page.locator('[aria-invalid="true"]'), row).toHaveCount(1);
    await input.fill(right[field]!);
    await expect(input, row).not.toHaveAttribute("aria-invalid", "true");
  }
  expect(await emailsFrom(sender)).toEqual([]);
  // This proves that the mailbox would have shown an enquiry.
  await pressSend(page);
  await expectSuccess(page);
  expect(await emailsFrom(sender)).toHaveLength(1);
});

test("no field cuts what is pasted: it is kept, and refused in words", async ({ page }) => {
  await writeEnquiry(page, "asha@example.com");
  const pasted = "9".repeat(5200);
  for (const field of ["Name", "Email", "Phone", "Message"]) {
    const input = page.getByLabel(field);
    const right = await input.inputValue();
    await input.fill("");
    await page.keyboard.insertText(pasted);
    await pressSend(page);
    await expect(input, field).toBeFocused();
    await expect(input, field).toHaveValue(pasted);
    await expect(input, field).toHaveAccessibleDescription(/Please (keep|enter)/);
    await input.fill(right);
  }
});

test("every kind of refusal by the email service is announced, keeps the card and the input, and can be tried again", async ({
  page,
  sender,
  emailsFrom,
  expectedMessages,
}) => {
  expectedMessages.push(...failureMessages);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await writeEnquiry(page, "");
  // The function answers these with 502, 503 and 504.
  for (const row of ["status-400", "status-426", "reset"]) {
    const email = `${row}@mailbox.test`;
    logged.length = 0;
    await page.getByLabel("Email").fill(email);
    const answer = page.waitForResponse("**/api/enquiry");
    await pressSend(page);
    expect((await answer).ok(), row).toBe(false);
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await expect(dismiss, row).toBeVisible();
    await expectFailure(page);
    await expect(page.getByRole("dialog"), row).toHaveAttribute("data-phase", "open");
    await expect(page.getByLabel("Email"), row).toHaveValue(email);
    await expect(page.getByLabel("Message"), row).toHaveValue("We have an old portal.");
    expect(
      logged.some((text) => text.includes("The enquiry was not sent")),
      row,
    ).toBe(true);
    expect(logged.join("\n"), row).not.toContain(email);

    await dismiss.click();
    await expect(dismiss, row).toHaveCount(0);
    // The announcement is gone, so the next one cannot be mistaken for this one.
    await expect(page.getByRole("dialog").getByRole("status").filter({ hasText: failure }), row).toHaveCount(
      0,
    );
  }
  await page.getByLabel("Email").fill(sender);
  await pressSend(page);
  await expectSuccess(page);
  expect(await emailsFrom(sender)).toHaveLength(1);
});

test("sending while offline fails at once and keeps the input", async ({
  page,
  sender,
  context,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED/, /The enquiry was not sent/);
  await writeEnquiry(page, sender);
  await context.setOffline(true);
  await pressSend(page);
  await expectFailure(page);
  await expect(page.getByLabel("Email")).toHaveValue(sender);
});

test("a double click, repeated presses of Enter and a second submit send one enquiry", async ({
  page,
  sender,
  emailsFrom,
}) => {
  await writeEnquiry(page, sender);
  const requests = await holdRequests(page, "**/api/enquiry");
  await page.getByRole("button", { name: "SEND MESSAGE" }).dblclick();
  const pending = page.getByRole("button", { name: "SENDING..." });
  await expect(pending).toHaveAttribute("aria-disabled", "true");
  await pending.dispatchEvent("click");
  await page.getByLabel("Name").press("Enter");
  await page.getByLabel("Name").press("Enter");
  requests.release();
  await expectSuccess(page);
  expect(requests.held).toBe(1);
  expect(await emailsFrom(sender)).toHaveLength(1);
});

test("an enquiry that is not answered within four seconds says so once, and is still sent", async ({
  page,
  sender,
  emailsFrom,
}) => {
  await writeEnquiry(page, sender);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const requests = await holdRequests(page, "**/api/enquiry");
  await pressSend(page);
  await expect(page.getByRole("button", { name: "SENDING..." })).toBeVisible();
  const said = card(page).getByRole("status").filter({ hasText: "longer than usual" });
  await page.clock.runFor(3900);
  await expect(said).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(said).toBeInViewport();
  await page.clock.resume();
  requests.release();
  await expectSuccess(page);
  expect(await emailsFrom(sender)).toHaveLength(1);
});

for (const [text, written] of [
  ["is emptied", undefined],
  ["keeps what was written since", "One more thing"],
] as const)
  test(`a card that is opened again while its enquiry is on its way stays open, and ${text}, when that one was sent`, async ({
    page,
    sender,
    emailsFrom,
  }) => {
    await writeEnquiry(page, sender);
    const requests = await holdRequests(page, "**/api/enquiry");
    await pressSend(page);
    await page.keyboard.press("Escape");
    await cardRemoved(page);
    await openCard(page);
    await expect(page.getByRole("button", { name: "SENDING..." })).toBeVisible();
    const message = page.getByLabel("Message");
    if (written) await message.fill(written);
    await page.getByLabel("Email").press("Enter");
    await message.focus();
    requests.release();
    await expectSuccess(page);
    await expect(page.getByRole("button", { name: "SEND MESSAGE" })).toBeVisible();
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(written ?? "");
    await expect(page.getByLabel("Email")).toHaveValue(written ? sender : "");
    expect(await emailsFrom(sender)).toHaveLength(1);
  });
