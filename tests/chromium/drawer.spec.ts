import { company } from "../../src/content/company.ts";
import { menuEntries, serviceRoutes } from "../support/routes.ts";
import { card, expect, test, visit } from "./support/fixtures.ts";

test.use({ viewport: { width: 1000, height: 800 } });

test("at 1000 px the menu button opens a drawer of 280 px with the same links, from the left; above, there is neither", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(page.getByRole("button", { name: "Our Services" })).toBeHidden();
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  const drawer = page.getByRole("dialog", { name: company.shortName });
  await expect(drawer).toBeVisible();
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, width: 280 });
  await expect(drawer.locator("nav > ul > li > a, nav > ul > li > details > summary")).toHaveText(
    menuEntries,
  );
  await drawer.getByText("Our Services").click();
  await expect(drawer.locator("details[open] a")).toHaveCount(serviceRoutes.length);

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

  await page.setViewportSize({ width: 1001, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Our Services" })).toBeVisible();
});

test("Escape, the close button and a press on the backdrop close the drawer, and the focus returns to the menu button", async ({
  page,
}) => {
  await visit(page, "/");
  const menu = page.getByRole("button", { name: "Menu" });
  const drawer = page.getByRole("dialog");

  const slidesAway = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener("transitionrun", ({ target, propertyName }) => {
          if (target instanceof HTMLDialogElement && propertyName === "translate") resolve();
        }),
      ),
  );
  const ways = [
    () => page.keyboard.press("Escape"),
    () => drawer.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(800, 400),
  ];
  for (const close of ways) {
    await menu.click();
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  }
  await slidesAway;
});

test('"Message Us" in the drawer opens the enquiry card in place of the drawer, and the focus returns to the menu button', async ({
  page,
}) => {
  await visit(page, "/about");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await page.getByRole("dialog").getByRole("button", { name: "Message Us" }).click();
  await expect(card(page)).toHaveAttribute("data-phase", "open");
  // The drawer slides away meanwhile.
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});
