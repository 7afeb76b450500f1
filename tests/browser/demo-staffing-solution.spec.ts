import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/staffing-solution";

test.describe("in a city whose day meets ours", () => {
  test.use({ timezoneId: "Europe/Lisbon" });

  test(`${route}: the visitor's own city is chosen, and the end of a day can be dragged`, async ({
    page,
  }) => {
    const { demo, result } = await openDemo(page, route);
    const city = demo.getByRole("combobox", { name: "Your city" });
    await expect(city).toHaveValue("Europe/Lisbon");
    await expect(result).toContainText(/4\s+hours .* 5\s+hours/);

    const ends = demo.getByRole("slider", { name: "Your day ends" });
    await expect(ends).toHaveAttribute("aria-valuetext", "17:00");
    const grip = (await demo.locator('svg g[cursor="ew-resize"]').nth(1).boundingBox())!;
    const width = (await demo.locator("svg").first().boundingBox())!.width;
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + width / 24, y, { steps: 5 });
    await page.mouse.up();
    await expect(ends).toHaveAttribute("aria-valuetext", "18:00");
  });
});

test.describe("in a city whose day does not meet ours", () => {
  test.use({ timezoneId: "America/New_York" });

  test(`${route}: it begins with that city, and offers a remedy`, async ({ page }) => {
    const { demo, result } = await openDemo(page, route);
    const city = demo.getByRole("combobox", { name: "Your city" });
    await expect(city).toHaveValue("America/New_York");
    await expect(result).toContainText("Next day");
    await demo.getByRole("button", { name: /^Start our day at/ }).press("Enter");
    await expect(result).not.toContainText("Next day");
    await expect(result).toContainText(/\d\s+hours/);
    await expect(demo.getByRole("slider", { name: "Our day starts", exact: true })).toHaveAttribute(
      "aria-valuetext",
      /14:00/,
    );
  });
});
