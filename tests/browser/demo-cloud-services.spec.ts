import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("the suggestions lead from lost orders to a design that loses none, and parts can be unplugged by keyboard and by mouse", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/cloud-services");
  await expect(result).toContainText(/lost.*4\shours, and up to 24\shours of orders were lost/is);
  const suggestion = demo.locator("[data-suggestion] button");
  for (const said of [
    /delivered.*2\.2 times the cost.*2\sminutes, and no order was lost/is,
    /lost.*90\sminutes, and up to 5\sminutes of orders/is,
    /held.*2\.4 times the cost.*ordering stopped for 1\sminute, and no order was lost/is,
    /delivered.*2\.4 times the cost/is,
  ]) {
    await suggestion.press("Enter");
    await expect(result).toContainText(said);
  }
  const zone = demo.getByRole("button", { name: "Zone A", exact: true });
  await zone.press("Space");
  await expect(zone).toHaveAttribute("aria-pressed", "true");
  await demo.getByRole("button", { name: "Database, zone B" }).click();
  await expect(result).toContainText(/browsing stopped for 90\sminutes/);
});
