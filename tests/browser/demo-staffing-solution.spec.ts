import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

test.use({ timezoneId: "Europe/London" });

test("/staffing-solution: the visitor's own city is chosen, and another one changes what is shared", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/staffing-solution");
  const city = demo.getByRole("combobox", { name: "Your city" });
  await expect(city).toHaveValue("Europe/London");
  await expect(result).toContainText(/4\s+hours .* 5\s+hours .* 09:30/);

  await city.selectOption("America/New_York");
  await expect(result).toContainText("no working time");
  // Our day, from 09:30 on: six steps of half an hour later, the days meet.
  const ours = demo.getByRole("slider", { name: "Our day starts", exact: true });
  for (let press = 0; press < 8; press += 1) await ours.press("ArrowRight");
  await expect(ours).toHaveAttribute("aria-valuetext", /13:30/);
  await expect(result).not.toContainText("no working time a day all year");
  await expect(result).toContainText(/\d\s+hours/);
});
