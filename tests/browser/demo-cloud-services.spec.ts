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
