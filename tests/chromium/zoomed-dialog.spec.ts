import { expect, openCard, test, visit } from "./support/fixtures.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 1000, height: 768 }, hasTouch: true, isMobile: true });

test("a visitor who has zoomed in with two fingers can move the enquiry card in both directions", async ({
  page,
}) => {
  await visit(page, "/about");
  await openCard(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });

  async function swipe(dx: number, dy: number) {
    const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: 400 + part * dx, y: 350 + part * dy }],
      });
    await send("touchStart", 0);
    for (let part = 0.1; part <= 1; part += 0.1) await send("touchMove", part);
    await send("touchEnd", 1);
  }
  const moved = () =>
    page.evaluate(() => [visualViewport!.offsetLeft, visualViewport!.offsetTop].map(Math.sign));

  await swipe(-250, 0);
  // The first swipes may scroll the dialog itself to its end.
  for (let count = 0; count < 3; count++) await swipe(0, -250);
  await expect.poll(moved).toEqual([1, 1]);
});
