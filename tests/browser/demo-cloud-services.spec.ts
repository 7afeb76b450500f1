import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/cloud-services";

test(`${route}: unplugged by keyboard, a database stops one server for hours and a queue for no order`, async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, route);
  await demo.getByRole("button", { name: "Plug everything in" }).press("Enter");
  await expect(result).toContainText("nothing stops");
  const design = demo.getByRole("group", { name: "Design" });
  await design.getByLabel("One server").press("Space");
  const database = demo.getByRole("button", { name: /^Database/ });
  await database.press("Enter");
  await expect(database).toHaveAttribute("aria-pressed", "true");
  await expect(result).toContainText(/stop for 4\shours, and up to 24\shours of orders are lost/);

  await page.keyboard.press("Tab");
  await design.getByLabel("Two zones and a queue").press("Space");
  await expect(demo.getByRole("button", { name: "Database, zone A" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(demo.getByRole("button", { name: "Database, zone B" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(result).toContainText("ordering goes on");
});

test(`${route}: each box of each design is a target of its own`, async ({ page }) => {
  for (const width of [320, 700, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { demo } = await openDemo(page, route);
    for (const [design, count] of [
      ["One server", 4],
      ["Two zones", 7],
      ["Two zones and a queue", 10],
    ] as const) {
      await demo.getByLabel(design, { exact: true }).check();
      const boxes = await demo
        .getByRole("group", { name: "Unplug" })
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
        );
      expect(boxes).toHaveLength(count);
      for (const box of boxes) {
        expect(Math.round(Math.min(box.width, box.height)), `${design} at ${width}`).toBeGreaterThanOrEqual(
          44,
        );
        const overlapping = boxes.filter(
          (other) =>
            other.left < box.right - 1 &&
            box.left < other.right - 1 &&
            other.top < box.bottom - 1 &&
            box.top < other.bottom - 1,
        );
        expect(overlapping, `${design} at ${width}`).toHaveLength(1);
      }
    }
  }
});
