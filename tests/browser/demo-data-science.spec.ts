import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("a method and a service level are chosen by keyboard or on the chart, and their cost is told", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/data-science");
  const costs = async () =>
    Array.from((await result.innerText()).matchAll(/cost \$([\d,]+), against \$([\d,]+)/g), ([, ...found]) =>
      found.map((cost) => Number(cost.replace(",", ""))),
    )[0]!;

  await expect(demo.getByRole("radio", { name: "Last year’s month" })).toBeChecked();
  const [lastYear, holtWinters] = await costs();
  expect(holtWinters).toBeLessThan(lastYear!);

  // The two change places when the other one is chosen.
  await demo.getByRole("radio", { name: "Holt-Winters" }).press("Space");
  await expect.poll(costs).toEqual([holtWinters, lastYear]);
  await expect(result).toContainText("saved");

  const level = demo.getByRole("slider", { name: "Service level" });
  await level.press("Home");
  await expect(level).toHaveAttribute("aria-valuetext", "80%");
  const [cheap] = await costs();
  await demo.getByRole("slider", { name: "A unit short costs" }).press("End");
  await expect.poll(async () => (await costs())[0]).toBeGreaterThan(cheap!);

  // Up to the top of the chart: as much as can be ordered.
  const chart = (await demo.locator("svg").first().boundingBox())!;
  await page.mouse.move(chart.x + chart.width / 2, chart.y + chart.height / 2);
  await page.mouse.down();
  await page.mouse.move(chart.x + chart.width / 2, chart.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(level).toHaveAttribute("aria-valuetext", "98%");
});
