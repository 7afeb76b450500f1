import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

test("/mobile-development: the app that only sends loses two reports and doubles one, the one that keeps them does neither", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/mobile-development");
  const inspector = demo.getByRole("slider", { name: "Inspector" });
  const keep = demo.getByRole("button", { name: "Keep reports" });
  await expect(inspector).toHaveAttribute("aria-valuetext", "outside, full signal");
  for (const [said, verdict] of [
    ["at the gate, full signal", /first report/],
    ["at the boiler, no signal", /1\slost/i],
    ["at the pump, no signal", /2\slost/i],
    ["on the stairs, weak signal", /2\slost/i],
    ["back in the street, full signal", /2\slost, 1\stwice/i],
  ] as const) {
    await inspector.press("ArrowRight");
    await expect(inspector).toHaveAttribute("aria-valuetext", said);
    await expect(result).toContainText(verdict);
  }
  await keep.focus();
  await page.keyboard.press("Space");
  await expect(keep).toHaveAttribute("aria-pressed", "true");
  await expect(result).toContainText(/all there, once/i);
  for (const verdict of [/1 kept|arrived/i, /2 kept/i, /1 kept/i, /first report/]) {
    await inspector.press("ArrowLeft");
    await expect(result).toContainText(verdict);
  }
});

for (const width of [390, 1280]) {
  test(`at ${width} px the inspector can be dragged through the drawing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { demo, result } = await openDemo(page, "/mobile-development");
    const scene = demo.locator('g[cursor="grab"]');
    await scene.click({ trial: true });
    const inspector = demo.getByRole("slider");
    const from = (await inspector.boundingBox())!;
    const area = (await scene.boundingBox())!;
    // The pump stands in the cellar, right of the middle.
    await drag(
      page,
      { x: from.x + from.width / 2, y: from.y + from.height / 2 },
      { x: area.x + area.width * 0.6, y: area.y + area.height * 0.85 },
      6,
    );
    await expect(inspector).toHaveAttribute("aria-valuetext", "at the pump, no signal");
    await expect(result).toContainText(/2\slost/i);
  });
}
