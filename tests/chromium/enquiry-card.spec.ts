import { cardTitle } from "../../src/content/card-text.ts";
import { drag } from "./support/drag.ts";
import { card, cardRemoved, expect, openCard, test, visit, plainPage } from "./support/fixtures.ts";

test("the enquiry card is a modal dialog that keeps the focus and what was written", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, plainPage);
  await openCard(page);

  await test.step("the focus enters it and stays in it", async () => {
    await expect(page.getByRole("heading", { name: cardTitle })).toBeFocused();
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
  });

  await test.step("a press on the backdrop closes it, but not a selection of text that ends there", async () => {
    await page.getByLabel("Message").fill("Half a thought");
    const field = (await page.getByLabel("Name").boundingBox())!;
    await drag(page, { x: field.x + 20, y: field.y + 10 }, { x: 20, y: 700 });
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await page.mouse.click(20, 700);
    await cardRemoved(page);
    await expect(page.getByRole("button", { name: "Message Us" })).toBeFocused();
  });

  await test.step("a double click on its opener opens it, and does not close it again", async () => {
    await page.getByRole("button", { name: "Message Us" }).dblclick();
    await expect(card(page)).toHaveAttribute("data-phase", "open");
  });

  await test.step("opened again while it closes, it is modal at once, and Escape closes it", async () => {
    await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveAttribute("data-phase", "closing");
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

  await test.step("it has its mobile layout at 768 px and below", async () => {
    await openCard(page);
    const width = async () => (await card(page).locator("form").boundingBox())!.width;
    await page.setViewportSize({ width: 769, height: 900 });
    await expect.poll(width).toBeLessThan(600);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(width).toBeGreaterThan(700);
    await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  });
});
