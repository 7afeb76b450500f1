import type { Page } from "@playwright/test";
import { sendingOutcome } from "../../src/content/card-text.ts";
import {
  expect,
  failure,
  holdRequests,
  messageUsButton,
  pressSend,
  success,
  test,
  writeEnquiry,
} from "./support/fixtures.ts";

/**
 * Records what live regions announce from now on; "(unheard)" marks regions that are inert, or behind a modal
 * dialog.
 */
async function recordAnnouncements(page: Page) {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const last = new WeakMap<Element, string>();
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
        if (!region) continue;
        const text = region.textContent ?? "";
        if (text === (last.get(region) ?? "")) continue;
        last.set(region, text);
        const modal = document.querySelector("dialog:modal");
        const unheard = region.closest("[inert]") || (modal && !modal.contains(region));
        if (text) announcements.push(unheard ? `${text} (unheard)` : text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const announcements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);

test("a failure is logged and announced once, and its toast stays until the next try", async ({
  page,
  failEnquiries,
}) => {
  await failEnquiries();
  await writeEnquiry(page, "asha@example.com");
  await page.clock.install();
  await recordAnnouncements(page);
  const count = async () => (await announcements(page)).filter((text) => text.startsWith(failure)).length;
  const logged = page.waitForEvent("console", (entry) => entry.text().includes("The enquiry was not sent"));
  await pressSend(page);
  const logEntry = await Promise.all((await logged).args().map((argument) => argument.jsonValue()));
  expect(JSON.stringify(logEntry)).not.toContain("asha@");
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await page.clock.fastForward(60_000);
  expect(await announcements(page)).toContain(failure);
  expect(await count()).toBe(1);
  await expect(page.locator('[data-container="card"]')).toMatchAriaSnapshot(`
    - status
    - paragraph: ${failure}
    - button "Dismiss"
  `);

  await test.step("also when the card is closed and opened again", async () => {
    await page.keyboard.press("Escape");
    await page.clock.runFor(1000);
    await expect(page.locator('[data-container="page"]').getByText(failure)).toBeVisible();
    await messageUsButton(page).click();
    await page.clock.runFor(1000);
    await expect(page.locator('[data-container="card"]').getByText(failure)).toBeVisible();
    expect(await count()).toBe(1);
  });

  await test.step("the next try has its own, which can be dismissed with its announcement", async () => {
    await pressSend(page);
    await page.clock.runFor(1000);
    await expect.poll(count).toBe(2);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
    await expect(page.locator('[data-container="card"]').getByRole("status")).toBeEmpty();
  });
});

test("a success is announced once, and its toast stays for eight seconds", async ({ page }) => {
  await writeEnquiry(page, "asha@example.com");
  const requests = await holdRequests(page, "**/api/enquiry", (route) => route.fulfill({ json: {} }));
  await recordAnnouncements(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  // A mouse that rests where the toast appears would stop its time.
  await page.mouse.move(5, 5);
  await page.getByRole("button", { name: "SEND MESSAGE" }).press("Enter");
  await expect.poll(() => announcements(page)).toEqual([sendingOutcome]);
  requests.release();
  const afterMoment = () => page.clock.runFor(50).then(() => announcements(page));
  await expect.poll(afterMoment, { intervals: [20] }).toEqual([sendingOutcome, success]);
  const region = page.locator('[data-container="page"]');
  await expect(region).toMatchAriaSnapshot(`
    - status
    - paragraph: ${success}
    - button "Dismiss"
  `);
  await page.clock.runFor(7000);
  const dismiss = region.getByRole("button", { name: "Dismiss" });
  await expect(dismiss).toBeVisible();
  await test.step("and longer while it is hovered or focused", async () => {
    await region.getByText(success).last().hover();
    await page.clock.fastForward(60_000);
    await expect(dismiss).toBeVisible();
    await dismiss.focus();
    await page.locator("h1").hover();
    await page.clock.fastForward(60_000);
    await expect(dismiss).toBeVisible();
    await dismiss.evaluate((button) => button.blur());
  });
  await test.step("and as long as another tab is in front", async () => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await setHidden(true);
    await page.clock.fastForward(60_000);
    await expect(dismiss).toBeVisible();
    await setHidden(false);
  });

  // One of the eight seconds is left.
  await page.clock.runFor(500);
  await expect(dismiss).toBeVisible();
  await page.clock.runFor(1000);
  await expect(dismiss).toHaveCount(0);
  expect(await announcements(page)).toEqual([sendingOutcome, success]);
});
