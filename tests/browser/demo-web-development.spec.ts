import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("by keyboard, a bad release can be rolled back on one route, tried on few visitors, and mended", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/web-development");
  const suggestion = demo.locator("[data-suggestion] button");
  await expect(result).toContainText(/damaged.*608\svisits fail/is);
  for (const said of [/572 saved.*36\sfailed/is, /606 saved.*2\sfailed/is, /delivered/i, /damaged/i]) {
    await suggestion.press("Enter");
    await expect(result).toContainText(said);
  }
  // A switch in the drawing does the same as the first suggestion.
  await demo.getByRole("combobox", { name: "With a mistake on" }).selectOption("/checkout");
  const checkout = demo.getByRole("group", { name: "Answered by the new app" }).getByRole("button").nth(3);
  await expect(checkout).toHaveAccessibleName(/checkout.*bad release/);
  await checkout.press("Space");
  await expect(checkout).toHaveAttribute("aria-pressed", "false");
  await expect(checkout).toBeFocused();
  await expect(result).toContainText(/\/checkout back.*44\sfailed visits/s);
});
