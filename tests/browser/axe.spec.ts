import { AxeBuilder } from "@axe-core/playwright";
import { expect, openCard, pressSend, test, visit } from "./fixtures.ts";
import { expertiseRoutes, plainRoutes, serviceRoutes } from "./routes.ts";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

test.use({ reducedMotion: "reduce" } as object);

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const route of [
      ...plainRoutes,
      ...serviceRoutes,
      ...expertiseRoutes,
      "/blog/accessible-enquiry-form",
    ]) {
      test(`axe finds nothing on ${route}`, async ({ page }) => {
        await visit(page, route);
        expect(await violations(page)).toEqual([]);
      });
    }

    test("axe finds nothing in the open card, nor in its messages", async ({ page }) => {
      await visit(page, "/");
      await openCard(page);
      expect(await violations(page)).toEqual([]);
      await pressSend(page);
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
      expect(await violations(page)).toEqual([]);
    });
  });
}

test("axe finds nothing in the open drawer and the open dropdowns", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/");
  for (const name of ["Our Services", "Our Expertise"]) {
    await page.getByRole("button", { name }).click();
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Our Services").click();
  expect(await violations(page)).toEqual([]);
});
