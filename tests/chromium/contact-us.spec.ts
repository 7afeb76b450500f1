import type { Page } from "@playwright/test";
import { cardTitle, otherWaysLabel } from "../../src/content/card-text.ts";
import { company } from "../../src/content/company.ts";
import {
  expect,
  expectSuccess,
  failure,
  fillForm,
  footerLink,
  holdRequests,
  hydrated,
  openCard,
  plainPage,
  pressSend,
  test,
  visit,
} from "./support/fixtures.ts";

const form = (page: Page) => page.getByRole("region", { name: cardTitle });

test("on /contact-us the address can be copied, and the form tells how sending went, is kept after a failure, and is emptied after a success", async ({
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

  await test.step("a failure keeps what was written, says so, and offers other ways", async () => {
    await failEnquiries();
    await fillForm(form(page), { email: sender });
    await pressSend(page);
    await expect(page.getByRole("status").filter({ hasText: failure })).toBeAttached();
    await expect(form(page).getByRole("group", { name: otherWaysLabel })).toBeFocused();
    await expect(form(page).getByLabel("Message")).toHaveValue("We have an old portal.");
    await expect(form(page).getByLabel("Message")).toBeEditable();
  });

  await test.step("a success empties the form, and a toast says so", async () => {
    await page.unroute("**/api/enquiry");
    await pressSend(page);
    await expectSuccess(page);
    for (const field of await form(page).getByRole("textbox").all()) await expect(field).toHaveValue("");
    await expect(form(page)).toBeFocused();
    expect(await emailsFrom(sender)).toHaveLength(1);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("the outcome of the next enquiry appears on the page to which the visitor has gone", async () => {
    await fillForm(form(page), { email: sender });
    const requests = await holdRequests(page, "**/api/enquiry");
    await pressSend(page);
    await footerLink(page, "Career").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    requests.release();
    await expectSuccess(page);
    expect(await emailsFrom(sender)).toHaveLength(2);
  });
});

test("the form of /contact-us has what was written in the card, and keeps what is typed before the page has hydrated", async ({
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
