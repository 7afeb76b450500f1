import { formatEntries, tagTexts } from "../../src/demos/offline-reports/offline-reports-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, expectFingerDragsOrScrolls, scrollToMiddleOf } from "./support/drag.ts";
import { expect, messageUsButton, test } from "./support/fixtures.ts";

test.use({ hasTouch: true, isMobile: true });

test("a mouse and a finger take the inspector along, and with the switch of the phone each report arrives once", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "offline-reports");
  const slider = demo.getByRole("slider", { name: "Inspector" });
  const inspector = demo.locator("[data-inspector]");
  const atTheTop = await scrollToMiddleOf(inspector);
  await expectFingerDragsOrScrolls(page, {
    way: [
      atTheTop,
      ...[1, 2, 3, 4].map((step) => ({ x: atTheTop.x + 12 * step, y: atTheTop.y + 36 * step })),
    ],
    elsewhere: { x: atTheTop.x + 160, y: atTheTop.y + 100 },
    value: () => slider.inputValue(),
  });

  await test.step("a mouse drags the inspector down to the pump, where two reports are lost", async () => {
    await slider.press("Home");
    const start = await scrollToMiddleOf(inspector);
    const scene = demo.locator('svg:has([cursor="grab"])');
    const { x, y, width, height } = (await scene.boundingBox())!;
    await drag(page, start, { x: x + width * 0.62, y: y + height * 0.9 }, 20);
    await expect(slider).toHaveAttribute("aria-valuetext", /pump/);
    await expect(demo.getByText(tagTexts.lost, { exact: true })).toHaveCount(2);
    await expect(result).toContainText("2");
  });

  await test.step("with the switch of the phone each report arrives once", async () => {
    await slider.press("End");
    await expect(demo.getByText(tagTexts.twice, { exact: true })).toBeVisible();
    await demo.getByRole("button", { name: "Keep reports" }).press("Space");
    await expect(demo.getByText(tagTexts.twice, { exact: true })).toBeHidden();
    await expect(demo.getByText(formatEntries(4))).toBeVisible();
    await expect(result.locator("[data-good]")).toBeVisible();
  });

  await test.step("the result stays in sight at the last control, and the launcher does not cover it", async () => {
    const send = demo.getByRole("button", { name: "Send this with your message" });
    await send.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect(result).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(messageUsButton(page)).toBeHidden();
  });
  await expectDemoWorks(demo);
});
