import { drag } from "./support/drag.ts";
import {
  card,
  cardRemoved,
  expect,
  messageUsButton,
  openCard,
  plainPage,
  test,
  visit,
} from "./support/fixtures.ts";

// accessibility-tree.spec.ts has that nothing behind it can be reached.
test("the enquiry card closes only when it is meant to, and keeps what was written", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, plainPage);
  await openCard(page);

  await test.step("a press on the backdrop closes it, but not a selection of text that ends there", async () => {
    await page.getByLabel("Message").fill("Half a thought");
    const field = (await page.getByLabel("Name").boundingBox())!;
    await drag(page, { x: field.x + 20, y: field.y + 10 }, { x: 20, y: 700 });
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await page.mouse.click(20, 700);
    await cardRemoved(page);
    await expect(messageUsButton(page)).toBeFocused();
  });

  await test.step("a double click on its opener opens it, and does not close it again", async () => {
    await messageUsButton(page).dblclick();
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  });

  await test.step("it has its mobile layout at 768 px and below", async () => {
    const width = async () => (await card(page).locator("form").boundingBox())!.width;
    await page.setViewportSize({ width: 769, height: 900 });
    await expect.poll(width).toBeLessThan(600);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(width).toBeGreaterThan(700);
    await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  });
});
