import type { Page } from "@playwright/test";
import { company } from "../../src/content/company.ts";
import {
  cardRemoved,
  expect,
  failure,
  holdRequests,
  openCard,
  openEnteringCard,
  pressSend,
  success,
  test,
  visit,
  writeEnquiry,
} from "./support/fixtures.ts";
import { nextFrames } from "./support/next-frames.ts";

/** Returns the browser's accessibility tree. Playwright's own snapshots ignore the attribute `inert`. */
async function accessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => `${node.role?.value} ${node.name?.value ?? ""}`.trim());
}

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

test("the accessibility tree has the envelope before the enquiry card opens, and the form after", async ({
  page,
}) => {
  await openEnteringCard(page);
  const card = page.getByRole("dialog");
  await expect(card).toHaveAttribute("data-phase", "entering");
  await expect(card).toMatchAriaSnapshot(`
    - dialog "Write to us":
      - heading "Write to us" [level=2]
      - button "Close"
      - status
      - button "Open the envelope"
  `);
  const before = await accessibilityTree(page);
  expect(before).toContain("button Open the envelope");
  expect(before).not.toContain("textbox Name");
  expect(before).not.toContain("button Message Us");
  await page.clock.runFor(100);
  await expect(card).toHaveAttribute("data-phase", "open");
  const after = await accessibilityTree(page);
  expect(after).toContain("textbox Name");
  expect(after).not.toContain("button Open the envelope");
  expect(after).not.toContain("textbox Leave empty");
  expect(after).not.toContain("button Message Us");
  await page.keyboard.press("Escape");
  // The browser fires the event in a task of its own.
  await expect(page.locator('dialog[data-phase="closing"]')).toBeAttached();
  await page.clock.runFor(500);
  await expect(card).toHaveCount(0);
  expect(await accessibilityTree(page)).toContain("button Message Us");
});

test("assistive technology gets the purpose of each field, that it is required, its hint and its error", async ({
  page,
}) => {
  await visit(page, "/");
  await openCard(page);
  const fields = page.getByRole("dialog").getByRole("textbox");
  await expect(fields).toHaveCount(4);
  expect(
    await fields.evaluateAll((all) =>
      all.map((field) =>
        ["autocomplete", "type", "inputmode", "aria-required", "aria-invalid"].map((name) =>
          field.getAttribute(name),
        ),
      ),
    ),
  ).toEqual([
    ["name", null, null, "true", null],
    ["email", "email", null, "true", null],
    ["tel-national", null, "numeric", "true", null],
    [null, null, null, "true", null],
  ]);
  await pressSend(page);
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
    /leave out the first 0.* Please enter your phone number$/,
  );
});

test("an open drawer takes the rest of the page out of the accessibility tree", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  const rest = ["contentinfo", "banner", "main", "button Menu"];
  for (const node of [...rest, "button Message Us"]) expect(await accessibilityTree(page)).toContain(node);
  await menu.click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Our Services").click();
  await expect(drawer.locator('[aria-current="page"]')).toHaveText("About Us");
  // The rest of the page is inert while the drawer is open.
  const tree = await accessibilityTree(page);
  for (const node of [`dialog ${company.shortName}`, "navigation Main", "link Staffing Solution"])
    expect(tree).toContain(node);
  for (const node of rest) expect(tree).not.toContain(node);
  // The drawer has this button too.
  expect(tree.filter((node) => node === "button Message Us")).toHaveLength(1);
});

test("a success is announced once, after the card has closed, and its toast can be dismissed", async ({
  page,
  sender,
}) => {
  await writeEnquiry(page, sender);
  const requests = await holdRequests(page, "**/api/enquiry");
  await recordAnnouncements(page);
  await pressSend(page);
  await expect.poll(() => announcements(page)).toEqual(["Your message is on its way."]);
  requests.release();
  await expect.poll(() => announcements(page)).toEqual(["Your message is on its way.", success]);
  const region = page.locator('[data-container="page"]');
  await expect(region).toMatchAriaSnapshot(`
    - status
    - paragraph: ${success}
    - button "Dismiss"
  `);
  await openCard(page);
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  expect(await announcements(page)).toEqual(["Your message is on its way.", success]);
});

test("a failure is announced once, even if the card is closed and opened again, and its toast stays until the next try", async ({
  page,
  failEnquiries,
}) => {
  await failEnquiries();
  await writeEnquiry(page, "asha@example.com");
  await page.clock.install();
  await recordAnnouncements(page);
  const count = async () => (await announcements(page)).filter((text) => text.startsWith(failure)).length;
  await pressSend(page);
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await announcements(page)).toContain(failure);
  expect(await count()).toBe(1);
  await expect(page.locator('[data-container="card"]')).toMatchAriaSnapshot(`
    - status
    - paragraph: ${failure}
    - button "Dismiss"
  `);

  await page.keyboard.press("Escape");
  await page.clock.runFor(1000);
  await expect(page.locator('[data-container="page"]').getByText(failure)).toBeVisible();
  await page.getByRole("button", { name: "Message Us" }).click();
  await page.clock.runFor(1000);
  await expect(page.locator('[data-container="card"]').getByText(failure)).toBeVisible();
  expect(await count()).toBe(1);

  await pressSend(page);
  await page.clock.runFor(1000);
  await expect.poll(count).toBe(2);
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(1);
});

test("the toast of a success stays for eight seconds, and longer while it is hovered or focused", async ({
  page,
}) => {
  await page.route("**/api/enquiry", (route) => route.fulfill({ json: {} }));
  await writeEnquiry(page, "asha@example.com");
  await page.clock.install();
  await pressSend(page);
  const region = page.locator('[data-container="page"]');
  const text = region.getByText(success);
  await expect(text.last()).toBeVisible();
  await page.clock.runFor(7000);
  const dismiss = region.getByRole("button", { name: "Dismiss" });
  await text.last().hover();
  await page.clock.runFor(60_000);
  await expect(dismiss).toBeVisible();
  await dismiss.focus();
  await page.locator("h1").hover();
  await page.clock.runFor(60_000);
  await expect(dismiss).toBeVisible();
  await dismiss.evaluate((button) => button.blur());
  // One of the eight seconds is left.
  await page.clock.runFor(500);
  await expect(dismiss).toBeVisible();
  await page.clock.runFor(1000);
  await expect(dismiss).toHaveCount(0);
});

test("the toast of a failure covers neither the submit button nor the focused field, in a window of any size", async ({
  page,
  failEnquiries,
}) => {
  // An animation would move the fields while they are measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await failEnquiries();
  await writeEnquiry(page, "asha@example.com");
  const submit = page.getByRole("button", { name: "SEND MESSAGE" });
  await submit.press("Enter");
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeAttached();
  const fields = page.getByRole("dialog").getByRole("textbox");
  await expect(fields).toHaveCount(4);
  for (const [width, height] of [
    [320, 568],
    [640, 360],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width: width!, height: height! });
    await nextFrames(page);
    for (const target of [submit, ...(await fields.all()), submit]) {
      await page.getByRole("heading", { name: "Write to us" }).focus();
      await target.focus();
      const seen = await target.evaluate((element) => {
        const { left, top, width: w, height: h } = element.getBoundingClientRect();
        return [0.1, 0.9].every((x) => {
          const hit = document.elementFromPoint(left + x * w, top + h / 2);
          return hit !== null && element.contains(hit);
        });
      });
      expect(seen, `${String(target)} at ${width} x ${height}`).toBe(true);
    }
  }
});
