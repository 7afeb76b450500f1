import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, expectFingerDragsOrScrolls, scrollToMiddleOf } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ timezoneId: "Europe/London", hasTouch: true, isMobile: true });

test("a mouse and a finger drag the start of the visitor's day, which sets the slider and the result", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "working-hours");
  const slider = demo.getByRole("slider", { name: "Your day starts" });
  const startOfDay = demo.locator('[cursor="ew-resize"]').first();
  const startsAt = await slider.inputValue();

  await test.step("a mouse", async () => {
    const said = await result.textContent();
    const start = await scrollToMiddleOf(startOfDay);
    await drag(page, start, { x: start.x + 40, y: start.y });
    await expect(slider).not.toHaveValue(startsAt);
    await expect(result).not.toHaveText(said!);
  });

  await slider.fill(startsAt);
  const start = await scrollToMiddleOf(startOfDay);
  await expectFingerDragsOrScrolls(page, {
    way: [start, { x: start.x - 15, y: start.y - 60 }, { x: start.x - 30, y: start.y - 60 }],
    elsewhere: { x: start.x + 60, y: start.y },
    value: () => slider.inputValue(),
  });
  await expectDemoWorks(demo);
});
