import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test("a method and a service level are chosen by keyboard, and their cost is told", async ({ page }) => {
  const { demo, result } = await openDemo(page, "/data-science");
  const costs = async () =>
    Array.from((await result.innerText()).matchAll(/\$([\d,]+)/g), ([, cost]) =>
      Number(cost!.replace(",", "")),
    );

  const [holtWinters, lastYear] = await costs();
  expect(holtWinters).toBeLessThan(lastYear!);

  // The two change places when the other one is chosen.
  await demo.getByRole("radio", { checked: true }).press("ArrowDown");
  await expect(demo.getByRole("radio", { name: "Last year’s month" })).toBeChecked();
  await expect.poll(costs).toEqual([lastYear, holtWinters]);

  await demo.getByRole("slider", { name: "Service level" }).press("Home");
  await expect(result).toContainText("80%");
  await expect(demo.locator("svg").first()).toContainText("60% interval");
  const [cheap] = await costs();
  await demo.getByRole("slider", { name: "A unit short costs" }).press("End");
  await expect.poll(async () => (await costs())[0]).toBeGreaterThan(cheap!);
});
