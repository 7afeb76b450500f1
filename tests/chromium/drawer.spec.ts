import { company } from "../../src/content/company.ts";
import { menuEntries, serviceRoutes } from "../support/routes.ts";
import { accessibilityTree } from "./support/accessibility-tree.ts";
import { card, expect, test, visit } from "./support/fixtures.ts";

test.use({ viewport: { width: 1000, height: 800 } });

test("at 1000 px and below the menu button opens a drawer with the links of the top bar", async ({
  page,
}) => {
  await visit(page, "/about");
  const menu = page.getByRole("button", { name: "Menu" });
  const drawer = page.getByRole("dialog");
  await expect(page.getByRole("button", { name: "Our Services" })).toBeHidden();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  const rest = ["contentinfo", "banner", "main", "button Menu"];
  const before = await accessibilityTree(page);
  for (const node of [...rest, "button Message Us"]) expect(before).toContain(node);

  await test.step("it opens at the left with the entries of the bar, and the current one is marked", async () => {
    await menu.click();
    await expect(page.getByRole("dialog", { name: company.shortName })).toBeVisible();
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, width: 280 });
    await expect(drawer.locator("nav > ul > li > a, nav > ul > li > details > summary")).toHaveText(
      menuEntries,
    );
    await drawer.getByText("Our Services").click();
    await expect(drawer.locator("details[open] a")).toHaveCount(serviceRoutes.length);
    await expect(drawer.locator('[aria-current="page"]')).toHaveText("About Us");
  });

  await test.step("the rest of the page is not in the accessibility tree", async () => {
    const tree = await accessibilityTree(page);
    for (const node of [`dialog ${company.shortName}`, "navigation Main", "link Staffing Solution"])
      expect(tree).toContain(node);
    for (const node of rest) expect(tree).not.toContain(node);
    // The drawer has this button too.
    expect(tree.filter((node) => node === "button Message Us")).toHaveLength(1);
  });

  await test.step("an entry that gets the focus is not covered by the button at the drawer's foot", async () => {
    const entries = drawer.locator("nav :is(a, summary):visible");
    for (const entry of await entries.all()) {
      await entry.focus();
      const uncovered = () =>
        entry.evaluate((element) => {
          const { left, bottom } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 30, bottom - 8));
        });
      await expect.poll(uncovered).toBe(true);
    }
  });

  await test.step("above 1000 px there is neither", async () => {
    await page.setViewportSize({ width: 1001, height: 800 });
    await expect(drawer).toBeHidden();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Our Services" })).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
  });

  await test.step("Escape, the close button and a press on the backdrop close it, and return the focus", async () => {
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => drawer.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(800, 400),
    ]) {
      await menu.click();
      await close();
      await expect(drawer).toBeHidden();
      await expect(menu).toBeFocused();
    }
  });

  await test.step('"Message Us" opens the enquiry card in place of the drawer, and the focus returns to the menu button', async () => {
    await menu.click();
    await drawer.getByRole("button", { name: "Message Us" }).click();
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    // The drawer slides away meanwhile.
    await expect(drawer).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });
});
