import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

test("the suggestions lead from a pulled plug and lost orders to a design that loses none, and parts can be unplugged by keyboard and by mouse", async ({
  page,
}) => {
  const { demo, result, suggestion } = await openDemo(page, "/cloud-services");
  await expect(result).toContainText(/all is well until something fails/);
  for (const said of [
    /lost.*4\shours, and up to 24\shours of orders\swere\slost/is,
    /delivered.*2\.2 times the cost.*2\sminutes, and no\sorder\swas\slost/is,
    /lost.*90\sminutes, and up to 5\sminutes of orders/is,
    /held.*2\.4 times the cost.*ordering stopped for 1\sminute, and no\sorder\swas\slost/is,
    /delivered.*2\.4 times the cost/is,
  ]) {
    await suggestion.press("Enter");
    await expect(result).toContainText(said);
  }
  await expect(demo.getByRole("radio", { name: "With a queue costs 2.4 servers" })).toBeChecked();
  const zone = demo.getByRole("button", { name: "Zone A", exact: true });
  await zone.press("Space");
  await expect(zone).toHaveAttribute("aria-pressed", "true");
  await demo.getByRole("button", { name: "Database, zone B" }).click();
  await expect(result).toContainText(/browsing stopped for 90\sminutes/);
  // What is unplugged stays so in another design.
  await demo.getByRole("radio", { name: "One server costs 1 server" }).click();
  await expect(result).toContainText(/lost.*4\shours/is);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the drawn plug can be pulled and pushed back, and a press does the same`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { demo, result } = await openDemo(page, "/cloud-services");
    // Waits until the page has stopped scrolling.
    await demo.getByRole("button", { name: "DNS" }).click({ trial: true });
    const plug = (await demo.locator('g[cursor="grab"] > g').boundingBox())!;
    const [x, y] = [plug.x + plug.width / 3, plug.y + plug.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [distance, said] of [
      [5, "all is well"],
      [40, "Lost"],
      [5, "all is well"],
      [40, "Lost"],
    ] as const) {
      await page.mouse.move(x - distance, y, { steps: 4 });
      await expect(result).toContainText(said);
    }
    await page.mouse.up();
    await expect(demo.getByRole("button", { name: "Server", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.mouse.click(x, y);
    await expect(result).toContainText("all is well");
  });
}
