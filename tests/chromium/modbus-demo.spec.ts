import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

const route = "/hw-sw-integration";

test("a frame of bytes can be checked, damaged and repaired by keyboard alone", async ({ page }) => {
  const { demo, result, suggestion } = await openDemo(page, route);
  await expect(result).toContainText(/Believed.*3251\.8/is);
  for (const verdict of ["Return to sender", "Parity holds", "Held", "All three checks pass"]) {
    await suggestion.press("Enter");
    await expect(result).toContainText(verdict);
  }
  await expect(suggestion).toHaveText("Start again");

  // The arrow keys move from the checked byte to its neighbours.
  await demo.getByRole("radio", { checked: true }).press("ArrowRight");
  await expect(demo.getByRole("radio", { name: "Byte 6, 06, coolant" })).toBeChecked();
  for (const bit of [0, 1]) await demo.getByRole("button", { name: `Invert bit ${bit}` }).press(" ");
  await expect(demo.getByRole("button", { name: "Invert bit 1" })).toHaveAttribute("aria-pressed", "true");
  await expect(demo.getByRole("radio", { checked: true })).toHaveAccessibleName("Byte 6, 05, coolant");

  await demo.getByRole("button", { name: "Lose byte 6" }).press("Enter");
  await expect(demo.getByRole("radio")).toHaveCount(12);
  await expect(result).toContainText("12 bytes came");
  await demo.getByRole("button", { name: "Bring byte 6 back" }).press("Enter");
  await expect(demo.getByRole("radio")).toHaveCount(13);
});

test("an unplugged probe shows no reading, and the slider plugs it in again", async ({ page }) => {
  const { demo, result } = await openDemo(page, route);
  const unplugged = demo.getByRole("button", { name: "Probe unplugged" });
  await demo.getByRole("button", { name: "Invert bit 7" }).click();
  await unplugged.click();
  await expect(unplugged).toHaveAttribute("aria-pressed", "true");
  await expect(demo.getByRole("slider")).toHaveAttribute("aria-valuetext", "no probe");
  await expect(result).toContainText("no reading");
  await demo.getByRole("slider").press("End");
  await expect(unplugged).toHaveAttribute("aria-pressed", "false");
  await expect(result).toContainText("60.0");
});

test("the coolant can be dragged, and the switch of the checks keeps a wrong value off the screen", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, route);
  const coolant = demo.getByRole("slider", { name: "Coolant is at" });
  const { x, y, width, height } = (await coolant.boundingBox())!;
  await drag(page, { x: x + width / 2, y: y + height / 2 }, { x: x + 8 * width, y: y + height / 2 });
  await expect(coolant).toHaveAttribute("aria-valuetext", /^60\.0\s°C$/);
  await expect(result).toContainText("Believed");
  const checks = demo.getByRole("button", { name: "Every frame is checked" });
  await checks.press("Space");
  await expect(checks).toHaveAttribute("aria-pressed", "true");
  await expect(result).toContainText("Return to sender");
  await checks.press("Space");
  await expect(result).toContainText("Believed");
});
