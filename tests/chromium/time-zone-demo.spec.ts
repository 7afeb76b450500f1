import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { expectFingerDragsOrScrolls, scrollToMiddleOf, type Place } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ hasTouch: true, isMobile: true });

test("a finger turns the clock by its knob", async ({ page }) => {
  const { demo } = await openDemo(page, "time-zone");
  const face = demo.locator('g[cursor="grab"] circle').first();
  const middle = await scrollToMiddleOf(face);
  const radius = (await face.boundingBox())!.width / 2;
  /** Returns the point of the rim at an angle in degrees, clockwise from 12. */
  const onRim = (angle: number): Place => ({
    x: middle.x + Math.sin((angle * Math.PI) / 180) * radius,
    y: middle.y - Math.cos((angle * Math.PI) / 180) * radius,
  });
  const slider = demo.getByRole("slider");
  await expectFingerDragsOrScrolls(page, {
    way: [onRim(-90), ...[-75, -45, -15, 15, 45, 75, 90].map(onRim)],
    elsewhere: { x: middle.x - 8, y: middle.y + 16 },
    value: () => slider.getAttribute("aria-valuetext"),
  });
  await expect(slider).toHaveAttribute("aria-valuetext", "15:00");
  await expectDemoWorks(demo);
});
