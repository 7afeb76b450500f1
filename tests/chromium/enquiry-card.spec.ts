import { drag } from "./support/drag.ts";
import {
  card,
  cardCode,
  cardRemoved,
  expect,
  fillCard,
  holdRequests,
  hydrated,
  openCard,
  openEnteringCard,
  otherActions,
  otherWays,
  pressSend,
  test,
  visit,
} from "./support/fixtures.ts";

test("a press on the front of the envelope opens it at once", async ({ page }) => {
  await openEnteringCard(page);
  await page.getByRole("button", { name: "Open the envelope" }).click();
  await expect(card(page)).toHaveAttribute("data-phase", "open");
});

test("the enquiry card is a modal dialog: the focus enters it and stays in it; a press on the backdrop closes it, and the focus returns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/");
  await openCard(page);
  await expect(page.getByRole("heading", { name: "Write to us" })).toBeFocused();
  const reached = new Set<string>();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === document.body) return "the browser's own";
      return activeElement?.closest("dialog") ? activeElement.outerHTML : "outside";
    });
    expect(place).not.toBe("outside");
    reached.add(place);
  }
  // The card has four fields, a link and two buttons.
  expect(reached.size).toBeGreaterThanOrEqual(7);
  // A selection of text that ends on the backdrop is no press on it.
  const field = (await page.getByLabel("Name").boundingBox())!;
  await drag(page, { x: field.x + 20, y: field.y + 10 }, { x: 20, y: 700 });
  await expect(card(page)).toHaveAttribute("data-phase", "open");
  await page.mouse.click(20, 700);
  await cardRemoved(page);
  await expect(page.getByRole("button", { name: "Message Us" })).toBeFocused();
});

test("neither a double click on the button that opens the enquiry card nor one on its submit button closes it", async ({
  page,
  failEnquiries,
}) => {
  await failEnquiries();
  await visit(page, "/");
  await page.getByRole("button", { name: "Message Us" }).dblclick();
  await expect(card(page)).toHaveAttribute("data-phase", "open");
  await fillCard(page, { email: "asha@example.com" });
  await pressSend(page);
  await expect(otherWays(page)).toBeVisible();
  // The box is removed with the first click, so the button moves up.
  await page.getByRole("button", { name: "SEND MESSAGE" }).dblclick();
  await expect(card(page)).toHaveAttribute("data-delivery", "returned");
  await expect(card(page)).toHaveAttribute("data-phase", "open");
});

test("the enquiry card has its mobile layout at 768 px and below, also after a resize", async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await visit(page, "/");
  await openCard(page);
  await fillCard(page, { email: "kept@example.com" });
  const form = card(page).locator("form");
  const width = async () => (await form.boundingBox())!.width;
  expect(await width()).toBeLessThan(600);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(width).toBeGreaterThan(700);
  await expect(page.getByLabel("Email")).toHaveValue("kept@example.com");
  await page.setViewportSize({ width: 769, height: 900 });
  await expect.poll(width).toBeLessThan(600);
});

test("a draft survives closing the enquiry card and reloading the page", async ({ page }) => {
  await visit(page, "/");
  await openCard(page);
  await page.getByLabel("Message").fill("Half a thought");
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  await openCard(page);
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  await page.reload();
  await hydrated(page);
  await openCard(page);
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
});

test("an enquiry card that is opened again while it closes is modal at once, and Escape closes it", async ({
  page,
}) => {
  await visit(page, "/");
  await openCard(page);
  await page.keyboard.press("Escape");
  const modal = await page.getByRole("button", { name: "Message Us" }).evaluate(async (button) => {
    (button as HTMLButtonElement).click();
    // After a visitor's press, too, queued microtasks run before any other input.
    await new Promise<void>(queueMicrotask);
    return document.querySelector("dialog[data-phase]")?.matches(":modal");
  });
  expect(modal).toBe(true);
  await page.keyboard.press("Escape");
  await cardRemoved(page);
});

for (const [name, doSomethingElse] of otherActions) {
  test(`${name} while the card's code is on its way cancels the card`, async ({ page }) => {
    const requests = await holdRequests(page, cardCode);
    await visit(page, "/");
    await page.getByRole("button", { name: "Message Us" }).click();
    await expect.poll(() => requests.held).toBeGreaterThan(0);
    await doSomethingElse(page);
    const arrived = page.waitForResponse(cardCode);
    requests.release();
    await arrived;
    // The card's live region is in the document as soon as its code has run.
    await expect(page.locator('[data-container="page"]')).toBeAttached();
    await cardRemoved(page);
  });
}
