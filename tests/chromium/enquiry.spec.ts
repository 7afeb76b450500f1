import { mailboxAccount } from "../../netlify/local/mailbox-account.ts";
import { sendingTakesLonger } from "../../src/content/card-text.ts";
import { fields, isRequired } from "../../src/enquiry/fields.ts";
import { exampleEnquiry, wrongPhone } from "../examples/example-enquiry.ts";
import {
  card,
  cardRemoved,
  closeCard,
  expect,
  expectSuccess,
  fillCard,
  holdRequests,
  openCard,
  pressSend,
  test,
  writeEnquiry,
} from "./support/fixtures.ts";

const tooLong = "9".repeat(5200);

// tests/unit/enquiry/enquiry-schema.test.ts has all rules with their messages.
const rules = [
  { field: "Name", value: "", message: /Please enter your name$/ },
  { field: "Email", value: "asha@", message: /Please enter a valid email$/ },
  { field: "Phone", value: tooLong, message: wrongPhone },
  { field: "Message", value: tooLong, message: /Please keep/ },
];

test("an enquiry is sent when each field has a value that its rule allows", async ({
  page,
  sender,
  emailsFrom,
}) => {
  await writeEnquiry(page, sender);
  await test.step("assistive technology gets the purpose of each field, and whether it is required", async () => {
    const boxes = page.getByRole("dialog").getByRole("textbox");
    await expect(boxes).toHaveCount(fields.length);
    for (const [index, { rule, control }] of fields.entries())
      for (const [name, value] of Object.entries({ ...control, "aria-required": isRequired(rule) }))
        if (["autoComplete", "type", "inputMode", "aria-required"].includes(name))
          await expect(boxes.nth(index)).toHaveAttribute(name, String(value));
    const { hint } = fields.find(({ name }) => name === "phone")!.control;
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(hint!);
  });
  const right: Record<string, string> = {
    Name: "Asha",
    Email: sender,
    Phone: exampleEnquiry.phone,
    Message: "Hello",
  };
  for (const { field, value, message } of rules) {
    const row = `"${value.slice(0, 20)}" as ${field}`;
    const input = page.getByLabel(field);
    // The value is pasted: a field with a longest length would cut it.
    await input.fill("");
    await page.keyboard.insertText(value);
    await pressSend(page);
    await expect(input, row).toBeFocused();
    await expect(input, row).toHaveValue(value);
    await expect(input, row).toHaveAttribute("aria-invalid", "true");
    await expect(input, row).toHaveAccessibleDescription(message);
    await expect(page.locator('[aria-invalid="true"]'), row).toHaveCount(1);
    await input.fill(right[field]!);
    await expect(input, row).not.toHaveAttribute("aria-invalid", "true");
  }
  expect(await emailsFrom(sender)).toEqual([]);

  await test.step("the request is the documented one, and the form is empty", async () => {
    await fillCard(page, {
      email: sender,
      name: "  Test Visitor ",
      // iOS copies a contact's number with such invisible characters.
      phone: `\u202a${exampleEnquiry.phone}\u202c`,
      message: "Two\nlines",
    });
    await pressSend(page);
    await expectSuccess(page);
    await cardRemoved(page);

    // tests/unit/netlify/emailjs-contract.test.ts compares its bytes with those of @emailjs/browser.
    const request = {
      lib_version: "4.4.1",
      user_id: mailboxAccount.publicKey,
      service_id: mailboxAccount.serviceId,
      template_id: mailboxAccount.templateId,
      template_params: { name: "Test Visitor", email: sender, mob: exampleEnquiry.phone, msg: "Two\nlines" },
    };
    const requests = (await emailsFrom(sender)).map(({ body }) => JSON.parse(body));
    expect(requests).toEqual([
      { ...request, template_params: expect.objectContaining(request.template_params) },
    ]);

    await openCard(page);
    for (const { label } of fields) await expect(page.getByLabel(label)).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage["enquiry-draft"])).toBe("{}");
  });
});

// tests/unit/enquiry/enquiry-state.test.ts has the other outcomes.
test("however often it is pressed, one enquiry is sent, and one that takes long says so", async ({
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

  await closeCard(page);
  await openCard(page);
  await expect(pending).toBeVisible();
  const message = page.getByLabel("Message");
  await message.fill("One more thing");
  await page.getByLabel("Email").press("Enter");
  await message.focus();
  requests.release();
  await expectSuccess(page);
  await expect(page.getByRole("button", { name: "SEND MESSAGE" })).toBeVisible();
  await expect(card(page)).toHaveAttribute("data-phase", "open");
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("One more thing");
  await expect(page.getByLabel("Email")).toHaveValue(sender);
  expect(requests.held).toBe(1);
  expect(await emailsFrom(sender)).toHaveLength(1);

  await test.step("one that is not answered within four seconds says so once, and is still sent", async () => {
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const unanswered = await holdRequests(page, "**/api/enquiry");
    await pressSend(page);
    await expect(page.getByRole("button", { name: "SENDING..." })).toBeVisible();
    const said = card(page).getByRole("status").filter({ hasText: sendingTakesLonger });
    await page.clock.runFor(3900);
    await expect(said).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(said).toBeInViewport();
    await page.clock.resume();
    unanswered.release();
    await expectSuccess(page);
    expect(await emailsFrom(sender)).toHaveLength(2);
  });
});
