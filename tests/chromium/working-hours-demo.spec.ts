import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

// New York's working day does not overlap with the company's.
test.use({ timezoneId: "America/New_York" });

test("the demonstration begins with the visitor's own city, and a working day can be dragged until it overlaps with theirs", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/staffing-solution");
  await expect(demo.getByRole("combobox", { name: "Your city" })).toHaveValue("America/New_York");
  await expect(result).toContainText("Return to sender");

  // Drags the end of the company's day, 08:00 on the visitor's clock in January, to 12:00.
  const ours = demo.getByRole("slider", { name: "Our day starts", exact: true });
  const handle = (await demo.locator('svg g[cursor="ew-resize"]').nth(3).boundingBox())!;
  const hour = (await demo.locator("svg").first().boundingBox())!.width / 24;
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await drag(page, { x, y }, { x: x + 4 * hour, y });
  await expect(ours).toHaveAttribute("aria-valuetext", /^13:30/);
  await expect(result).toContainText(/Held.*share 3\s+hours/s);

  // A press on the lane of the visitor's day moves the nearest edge there, from 09:00 to 10:00. Its x is that
  // of 08:00.
  await page.mouse.click(x + 1.75 * hour, y - handle.height);
  await expect(demo.getByRole("slider", { name: "Your day starts" })).toHaveAttribute(
    "aria-valuetext",
    "10:00",
  );
  await ours.press("ArrowRight");
  await expect(ours).toHaveAttribute("aria-valuetext", /^14:00/);
});

test("on a phone, a session has its number within it, and above both days if it is too narrow", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { demo, result, suggestion } = await openDemo(page, "/staffing-solution");
  await suggestion.press("Enter");
  await expect(result).toContainText("Held");
  const handle = (await demo.locator('svg g[cursor="ew-resize"] rect').first().boundingBox())!;
  const numberOf = (session: number) =>
    demo
      .locator("svg text")
      .filter({ hasText: new RegExp(`^${session}$`) })
      .last();
  await expect
    .poll(async () => {
      const { y, height } = (await numberOf(1).boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(handle.y);
  for (const session of [2, 3]) {
    const number = (await numberOf(session).boundingBox())!;
    const area = (await numberOf(session).locator("xpath=../../*[name()='rect']").boundingBox())!;
    expect(number.x).toBeGreaterThanOrEqual(area.x);
    expect(number.x + number.width).toBeLessThanOrEqual(area.x + area.width);
    expect(number.y).toBeGreaterThan(area.y);
  }
});
