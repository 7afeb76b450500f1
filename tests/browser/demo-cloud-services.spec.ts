import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/cloud-services";

test(`${route}: from lost orders to a design that loses none, by keyboard, and by a press in the drawing`, async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, route);
  await expect(result).toContainText(/Lost.*4\shours, and up to 24\shours of orders were lost/s);
  const move = demo.locator("[data-move] button");
  await move.press("Enter");
  await expect(result).toContainText(/2\sminutes, and no order was lost/);
  await move.press("Enter");
  const zone = demo.getByRole("button", { name: "Zone A", exact: true });
  await expect(zone).toHaveAttribute("aria-pressed", "true");
  await demo.getByRole("group", { name: "Design" }).getByLabel("With a queue").press("Space");
  await expect(result).toContainText(/ordering stopped for 1\sminute/);

  await zone.press("Space");
  await expect(zone).toHaveAttribute("aria-pressed", "false");
  await expect(result).toContainText("ordering went on");
  await demo.getByRole("button", { name: "Database, zone B" }).click();
  await expect(result).toContainText(/Lost.*up to 5\sminutes of orders/s);
  await move.click();
  await expect(result).toContainText("The shop went on");
});
