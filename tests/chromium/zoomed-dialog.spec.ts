import { dragByFinger } from "./support/drag.ts";
import { expect, openCard, test, visit } from "./support/fixtures.ts";

test.use({ viewport: { width: 1000, height: 768 }, hasTouch: true, isMobile: true });

test("a visitor who has zoomed in with two fingers can move the enquiry card in both directions", async ({
  page,
}) => {
  await visit(page, "/about");
  await openCard(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });

  const swipe = (dx: number, dy: number) =>
    dragByFinger(page, [
      { x: 400, y: 350 },
      ...[0.2, 0.4, 0.6, 0.8, 1].map((part) => ({ x: 400 + part * dx, y: 350 + part * dy })),
    ]);
  const moved = () =>
    page.evaluate(() => [visualViewport!.offsetLeft, visualViewport!.offsetTop].map(Math.sign));

  await swipe(-250, 0);
  // The first swipes may scroll the dialog itself to its end.
  for (let count = 0; count < 3; count++) await swipe(0, -250);
  await expect.poll(moved).toEqual([1, 1]);
});
