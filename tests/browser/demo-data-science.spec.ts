import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("a better forecast saves money, dearer leftovers cost it again, and another order quantity wins it back", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/data-science");
  const suggestion = demo.locator("[data-suggestion] button");
  await expect(demo.getByRole("radio", { name: "Last year’s month" })).toBeChecked();
  await expect(result).toContainText(/overpaid.*\$3,176/is);
  for (const said of [/\$1,696 saved.*\$1,480/is, /\$272 dearer.*\$4,000/is, /\$692 saved.*1\.8%/is]) {
    await suggestion.press("Enter");
    await expect(result).toContainText(said);
  }
  await expect(demo.getByRole("radio", { name: "Holt-Winters" })).toBeChecked();
  await expect(demo.getByRole("slider", { name: "A unit left over costs" })).toHaveValue("12");
  await suggestion.press("Enter");
  await expect(result).toContainText(/overpaid/i);

  const level = demo.getByRole("slider", { name: "Safety margin" });
  await level.press("Home");
  await expect(level).toHaveAttribute("aria-valuetext", "0%");
  await expect(result).toContainText(/dearer/i);
  await level.press("End");
  await expect(level).toHaveAttribute("aria-valuetext", "22.4%");
});
