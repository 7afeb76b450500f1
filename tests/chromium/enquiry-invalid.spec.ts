import type { Page } from "@playwright/test";
import { fields } from "../../src/enquiry/fields.ts";
import { wrongPhone } from "../examples/example-enquiry.ts";
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
  messageUsButton,
  openCard,
  otherWays,
  plainPage,
  pressSend,
  test,
  visit,
  writeEnquiry,
} from "./support/fixtures.ts";
import { translate } from "./support/translate.ts";

test.use({
  expectedMessages: async ({}, use) => use([/status of 4\d\d|status of 5\d\d/, /The enquiry was not sent/]),
});

/** Answers enquiries with an RFC 9457 problem that has these pointers. */
async function refuse(page: Page, pointers: string[]) {
  const errors = pointers.map((pointer) => ({ pointer, detail: `Wrong: ${pointer}` }));
  await page.route("**/api/enquiry", (route) =>
    route.fulfill({ status: 422, contentType: "application/problem+json", json: { status: 422, errors } }),
  );
}

test("what the function refuses can be corrected at its field, and after a failure the form offers other ways to reach us", async ({
  page,
  context,
  sender,
  emailsFrom,
  failEnquiries,
}) => {
  await writeEnquiry(page, sender);

  await test.step("the first field with an error gets the focus", async () => {
    await refuse(page, ["#/phone", "#/email"]);
    await page.getByLabel("Name").press("Enter");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Wrong: #/email");
    const { hint } = fields.find(({ name }) => name === "phone")!.control;
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(`${hint} Wrong: #/phone`);
    await expect(page.getByText(failure)).toHaveCount(0);
    await page.unroute("**/api/enquiry");
  });

  await test.step("a honeypot that something has filled in is shown, and can be emptied", async () => {
    await page.locator('[name="letterhead"]').evaluate((field) => {
      (field as HTMLInputElement).value = "filled in";
    });
    await pressSend(page);
    const trap = page.getByRole("textbox", { name: "Leave empty" });
    await expect(trap).toBeFocused();
    await expect(trap).toBeInViewport();
    await expect(trap).toHaveAccessibleDescription("Please leave this field empty");
    expect(await emailsFrom(sender)).toEqual([]);
    await trap.fill("");
    await pressSend(page);
    await expectSuccess(page);
    expect(await emailsFrom(sender)).toHaveLength(1);
  });

  await cardRemoved(page);
  await failEnquiries();
  await openCard(page);
  await fillCard(page, { email: "asha@example.com" });
  await page.getByLabel("Email").press("Enter");
  await expectFailure(page);
  await test.step("they get the focus", async () => {
    await expect(otherWays(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(otherWays(page).getByRole("button").first()).toBeFocused();
  });

  await test.step("one of them copies the text, and says so until it is edited", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy my text" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    // tests/unit/enquiry/compose-message.test.ts has the whole of it.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("We have an old portal.");
    await page.getByLabel("Message").fill("We have a new one.");
    await expect(page.getByRole("button", { name: "Copied" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Copy my text" })).toBeVisible();
  });

  await test.step("a double click on the submit button does not close the card", async () => {
    // The box is removed with the first click, so the button moves up.
    await page.getByRole("button", { name: "SEND MESSAGE" }).dblclick();
    await expect(card(page)).toHaveAttribute("data-delivery", "returned");
    await expect(card(page)).toHaveAttribute("data-phase", "open");
  });
});

test("on a page that the browser has translated, the card's texts follow what happens", async ({
  page,
  sender,
  emailsFrom,
  failEnquiries,
}) => {
  await failEnquiries();
  await page.addInitScript(() => {
    sessionStorage["enquiry-draft"] ??= JSON.stringify({ enclosures: ["The first.", "The second."] });
  });
  await visit(page, plainPage);
  const launcher = messageUsButton(page);
  await expect(launcher).toHaveAccessibleName("Message Us 2 enclosed");
  await translate(page);
  await openCard(page);
  await test.step("an error", async () => {
    await pressSend(page);
    const phone = page.getByLabel("Phone");
    await expect(phone).toHaveAccessibleDescription(/Please enter your phone number$/);
    await phone.fill("9");
    await expect(phone).toHaveAccessibleDescription(wrongPhone);
  });

  await fillCard(page, { email: sender });
  await test.step("the submit button", async () => {
    const requests = await holdRequests(page, "**/api/enquiry", (route) => route.fallback());
    await pressSend(page);
    await expect(page.getByRole("button", { name: "SENDING..." })).toBeVisible();
    requests.release();
    await expect(page.getByRole("button", { name: "SEND MESSAGE" })).toBeVisible();
  });

  await test.step("the count of enclosures", async () => {
    await page.getByRole("button", { name: "Remove" }).first().click();
    await page.keyboard.press("Escape");
    await expect(launcher).toHaveAccessibleName("Message Us 1 enclosed");
  });

  await test.step("an enclosure is sent, and the next enquiry has none", async () => {
    await page.unrouteAll();
    await openCard(page);
    await pressSend(page);
    await expectSuccess(page);
    await cardRemoved(page);
    expect(messageIn((await emailsFrom(sender))[0]!)).toBe("We have an old portal.\n\nEnclosed: The second.");
    await expect(launcher).toHaveAccessibleName("Message Us");
  });
});
