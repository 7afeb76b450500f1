import type { Page } from "@playwright/test";
import { fields, isRequired } from "../../src/enquiry/fields.ts";
import { sizes } from "../../src/styles/tokens.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { clippedText } from "./support/clipped-text.ts";
import { closeCard, expect, fillCard, openCard, pressSend, test, visit } from "./support/fixtures.ts";
import { setUserStyle, textStyles } from "./support/user-style.ts";

test("the dropdowns, the drawer and the card cut off no text, and have no violation of axe", async ({
  page,
  failEnquiries,
}) => {
  await failEnquiries();
  // The narrowest window with the bar's own entries.
  await page.setViewportSize({ width: 1001, height: 600 });
  await visit(page, "/");

  await test.step("the dropdowns fit into a window 600 px high, and every link can be reached", async () => {
    for (const [style, css] of [["text as it is", ""], ...textStyles] as const) {
      await setUserStyle(page, css);
      // The entries fit into one row, so that the bar has the height that the rest of the page relies on.
      if (!css)
        expect((await page.getByRole("banner").boundingBox())!.height).toBe(Number.parseInt(sizes.bar));
      for (const name of ["Our Services", "Our Expertise"]) {
        const button = page.getByRole("button", { name });
        await button.click();
        await expect(button).toHaveAttribute("aria-controls");
        if (!css) expect(await axeViolations(page, "header"), name).toEqual([]);
        const list = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
        const box = (await list.boundingBox())!;
        expect(box.x, style).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, style).toBeLessThanOrEqual(1001);
        expect(box.y + box.height, style).toBeLessThanOrEqual(600);
        for (const link of [list.getByRole("link").first(), list.getByRole("link").last()]) {
          await link.focus();
          await expect(link, style).toBeInViewport({ ratio: 0.9 });
        }
        await page.keyboard.press("Escape");
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), style).toBeLessThanOrEqual(
        1001,
      );
    }
    await setUserStyle(page, "");
  });

  await test.step("the card with its errors has no violation of axe on a wide page", async () => {
    await openCard(page);
    await pressSend(page);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(requiredFields);
    expect(await axeViolations(page, "dialog[data-phase]")).toEqual([]);
    await closeCard(page);
  });

  await page.setViewportSize({ width: 320, height: 568 });
  for (const [name, style] of textStyles) {
    const expectNothingClipped = async (what: string) =>
      expect(await clippedText(page), `${what} ${name}`).toEqual([]);
    await setUserStyle(page, style);
    await test.step(`the drawer of a phone, ${name}`, async () => {
      await page.getByRole("button", { name: "Menu" }).click();
      const groups = page.getByRole("dialog").locator("summary");
      await expect(groups).toHaveCount(2);
      for (const group of await groups.all()) await group.click();
      await expectNothingClipped("the drawer");
      if (style === textStyles[0][1]) expect(await axeViolations(page, "dialog")).toEqual([]);
      await page.keyboard.press("Escape");
    });

    await test.step(`the card of a phone, ${name}`, async () => {
      await openCard(page);
      await emptyFields(page);
      await pressSend(page);
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(requiredFields);
      await expectNothingClipped("the card with its errors");
      if (style === textStyles[0][1]) expect(await axeViolations(page, "dialog[data-phase]")).toEqual([]);
      await fillCard(page, { email: "asha@example.com" });
      await pressSend(page);
      const dismiss = page.getByRole("button", { name: "Dismiss" });
      await expect(dismiss).toBeVisible();
      await expectNothingClipped("the card with its failure");
      await dismiss.click();
      await closeCard(page);
    });
  }
});

const requiredFields = fields.filter(({ rule }) => isRequired(rule)).length;

/** Empties the fields, which the draft has filled in again. */
async function emptyFields(page: Page) {
  for (const field of await page.getByRole("dialog").getByRole("textbox").all()) await field.fill("");
}
