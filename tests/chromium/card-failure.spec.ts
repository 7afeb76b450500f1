import type { Page } from "@playwright/test";
import { company } from "../../src/content/company.ts";
import {
  cardCode,
  expect,
  footerLink,
  holdRequests,
  loadFailure,
  messageUsButton,
  plainPage,
  recordDocuments,
  test,
  visit,
} from "./support/fixtures.ts";
import { nextFrames, scrollTo } from "./support/next-frames.ts";

const alert = (page: Page) => page.getByRole("alert");
const retry = (page: Page) => page.getByRole("button", { name: "Retry" });

test.use({
  expectedMessages: async ({}, use) =>
    use([/failed to load/i, /Failed to fetch dynamically imported/, /ERR_/, /The card throws/]),
});

/** Expects the failure message with its email address, and the page still intact. */
async function expectContained(page: Page) {
  await expect(alert(page)).toHaveText(loadFailure);
  await expect(page.getByRole("link", { name: company.email })).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(footerLink(page, "Contact us")).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a visitor who has done something else since the press gets neither the card nor its failure", async ({
  page,
}) => {
  const requests = await holdRequests(page, cardCode, (route) => route.abort());
  await visit(page, plainPage);
  const documents = recordDocuments(page);
  const reported = page.waitForEvent("console", (entry) => entry.text().includes("The enquiry card failed"));
  for (const doSomethingElse of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("heading", { level: 1 }).click(),
    async () => {
      await scrollTo(page, 50);
      await expect(messageUsButton(page)).toHaveAttribute("aria-busy", "true");
      await scrollTo(page, 600);
    },
    () => footerLink(page, "Career").click(),
  ]) {
    await messageUsButton(page).click();
    await expect(messageUsButton(page)).toHaveAttribute("aria-busy", "true");
    await expect.poll(() => requests.held).toBeGreaterThan(0);
    await doSomethingElse();
    await expect(page.locator("button[aria-busy]")).toHaveCount(0);
  }
  requests.release();
  await reported;
  // By now the other page has loaded, and so would anything that the failure had opened.
  await page.waitForLoadState("networkidle");
  await nextFrames(page);
  expect(documents).toEqual([]);
  await expect(page).toHaveURL("/career");
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a card whose code fails or throws says so, Retry opens it, and what was written is kept", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { close } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.close = function fail() {
      // The drawer is a dialog too, and must still close.
      if (!this.dataset["phase"]) return close.call(this);
      HTMLDialogElement.prototype.close = close;
      throw new Error("The card throws");
    };
  });
  await page.route(cardCode, (route) => route.fulfill({ status: 404, body: "gone" }));
  await visit(page, plainPage);
  const documents = recordDocuments(page);
  await messageUsButton(page).click();
  await expectContained(page);
  await page.unroute(cardCode);
  await retry(page).click();
  await expect(page.getByRole("dialog")).toHaveAttribute("data-phase", "open");
  await expect(alert(page)).toHaveCount(0);

  await page.getByLabel("Message").fill("Half a thought");
  await page.getByRole("button", { name: "Close" }).click();
  // The visitor was closing the card, so no failure is reported.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
  await messageUsButton(page).click();
  await expectContained(page);
  await retry(page).click();
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  expect(documents).toEqual([]);
  // The pressed Retry is gone, so the focus cannot go back to it.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main")).toBeFocused();
});
