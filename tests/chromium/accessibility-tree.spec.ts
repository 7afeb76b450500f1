import { cardTitle } from "../../src/content/card-text.ts";
import { accessibilityTree } from "./support/accessibility-tree.ts";
import {
  cardCode,
  cardRemoved,
  expect,
  messageUsButton,
  plainPage,
  test,
  visit,
} from "./support/fixtures.ts";

test('only the side of the envelope that shows is in the accessibility tree, in the times of rule "Enquiry card"', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, plainPage);
  const code = page.waitForResponse(cardCode);
  await messageUsButton(page).hover();
  await (await code).finished();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await messageUsButton(page).click();
  const card = page.getByRole("dialog");
  await test.step("the envelope is sealed for 100 ms", async () => {
    // The timer of the phase is set with it: running the clock earlier would not end the phase.
    await expect(card).toHaveAttribute("data-phase", "entering");
    await page.clock.runFor(99);
    await expect(card).toHaveAttribute("data-phase", "entering");
    await expect(card).toMatchAriaSnapshot(`
    - dialog "${cardTitle}":
      - heading "${cardTitle}" [level=2]
      - button "Close"
      - status
      - button "Open the envelope"
  `);
    const before = await accessibilityTree(page);
    expect(before).toContain("button Open the envelope");
    expect(before).not.toContain("textbox Name");
    expect(before).not.toContain("button Message Us");
    // A press outside does not close it yet.
    await page.mouse.click(5, 5);
    await expect(card).toHaveAttribute("data-phase", "entering");
  });

  await test.step("then it is open", async () => {
    await page.clock.runFor(1);
    await expect(card).toHaveAttribute("data-phase", "open");
    const after = await accessibilityTree(page);
    expect(after).toContain("textbox Name");
    expect(after).not.toContain("button Open the envelope");
    expect(after).not.toContain("textbox Leave empty");
    expect(after).not.toContain("button Message Us");
  });

  await test.step("it is removed 500 ms after it closes", async () => {
    await page.keyboard.press("Escape");
    // The browser fires the event in a task of its own.
    await expect(page.locator('dialog[data-phase="closing"]')).toBeAttached();
    await page.clock.runFor(499);
    await expect(page.locator('dialog[data-phase="closing"]')).toBeAttached();
    await page.clock.runFor(1);
    await cardRemoved(page);
    expect(await accessibilityTree(page)).toContain("button Message Us");
  });

  await test.step("a press on its front opens it at once", async () => {
    await messageUsButton(page).click();
    await expect(card).toHaveAttribute("data-phase", "entering");
    await page.getByRole("button", { name: "Open the envelope" }).click();
    await expect(card).toHaveAttribute("data-phase", "open");
  });

  await test.step("opened again while it closes, it is modal at once, and Escape closes it", async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator('dialog[data-phase="closing"]')).toBeAttached();
    const isModal = await messageUsButton(page).evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      // After a visitor's press, too, queued microtasks run before any other input.
      await new Promise<void>(queueMicrotask);
      return document.querySelector("dialog[data-phase]")?.matches(":modal");
    });
    expect(isModal).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.locator('dialog[data-phase="closing"]')).toBeAttached();
    await page.clock.runFor(500);
    await cardRemoved(page);
  });
});
