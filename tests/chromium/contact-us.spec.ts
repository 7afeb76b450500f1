import type { Page } from "@playwright/test";
import { cardTitle } from "../../src/content/card-text.ts";
import { company } from "../../src/content/company.ts";
import {
  expect,
  expectSuccess,
  failure,
  fillForm,
  holdRequests,
  hydrated,
  openCard,
  pressSend,
  test,
  visit,
  plainPage,
} from "./support/fixtures.ts";

const form = (page: Page) => page.getByRole("region", { name: cardTitle });

test.use({ reducedMotion: "reduce" });

test("the form of the page is checked, sent and emptied like that of the card", async ({
  page,
  context,
  sender,
  emailsFrom,
  failEnquiries,
}) => {
  await visit(page, "/contact-us");
  await test.step("a button that opens the card elsewhere leads to the only form of the page", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Message Us" }).click();
    await expect(form(page)).toBeFocused();
    await expect(form(page).getByLabel("Name")).toBeInViewport();
    await expect(page.getByLabel("Name", { exact: true })).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("the address can be copied", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const copy = page.getByRole("button", { name: "Copy the address" });
    const status = page.getByRole("main").getByRole("status").filter({ hasText: /\S/ });
    await copy.click();
    await expect(status).toBeVisible();
    const copied = (await status.textContent())!;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [company.name, ...company.address].join("\n"),
    );
    await expect(copy.getByRole("status")).toHaveCount(0);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await copy.click();
    await expect(status).not.toHaveText(copied);
  });

  await test.step("errors are shown at the fields, and leave as soon as they are corrected", async () => {
    await pressSend(page);
    await expect(form(page).getByLabel("Name")).toBeFocused();
    await expect(form(page).getByLabel("Name")).toHaveAccessibleDescription("Please enter your name");
    await form(page).getByLabel("Name").fill("Asha");
    await expect(form(page).getByLabel("Name")).not.toHaveAttribute("aria-invalid");
  });

  await test.step("a failure keeps what was written, says so, and offers other ways", async () => {
    await failEnquiries();
    await fillForm(form(page), { email: sender });
    await pressSend(page);
    await expect(page.getByRole("status").filter({ hasText: failure })).toBeAttached();
    await expect(form(page).getByRole("group", { name: "Other ways to reach us" })).toBeFocused();
    await expect(form(page).getByText("Return to sender")).toBeVisible();
    await expect(form(page).getByLabel("Message")).toHaveValue("We have an old portal.");
    await expect(form(page).getByLabel("Message")).toBeEditable();
  });

  await test.step("a success empties the form, and a toast says so", async () => {
    await page.unroute("**/api/enquiry");
    for (const count of [1, 2]) {
      await fillForm(form(page), { email: sender });
      await pressSend(page);
      await expectSuccess(page);
      for (const field of await form(page).getByRole("textbox").all()) await expect(field).toHaveValue("");
      await expect(form(page)).toBeFocused();
      expect(await emailsFrom(sender)).toHaveLength(count);
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("the outcome appears on the next page when the visitor has left the form", async () => {
    await fillForm(form(page), { email: sender });
    const requests = await holdRequests(page, "**/api/enquiry");
    await pressSend(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    requests.release();
    await expectSuccess(page);
  });
});

test("what was written in the card is in the form, what is typed before the page has hydrated stays, and Back from another document brings back no older text", async ({
  page,
}) => {
  await visit(page, plainPage);
  await openCard(page);
  await page.getByLabel("Message").fill("Half a thought");
  const scripts = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto("/contact-us", { waitUntil: "commit" });
  await form(page).getByLabel("Name").fill("Asha");
  scripts.release();
  await hydrated(page);
  await expect(form(page).getByLabel("Message")).toHaveValue("Half a thought");
  await expect(form(page).getByLabel("Name")).toHaveValue("Asha");
  await form(page).getByLabel("Phone").fill("1");
  expect(await page.evaluate(() => JSON.parse(sessionStorage["enquiry-draft"]))).toMatchObject({
    name: "Asha",
    phone: "1",
    message: "Half a thought",
  });

  await visit(page, "/about");
  await openCard(page);
  await page.getByLabel("Message").fill("Newer");
  await page.goBack();
  await hydrated(page);
  await expect(form(page).getByLabel("Message")).toHaveValue("Newer");
});
