import type { Page } from "@playwright/test";
import { expect, openCard, test, visit } from "./support/fixtures.ts";

// So low that the drawer scrolls too: an element that does not scroll passes every swipe on.
test.use({ viewport: { width: 1000, height: 480 }, hasTouch: true, isMobile: true });

const dialogs: [name: string, open: (page: Page) => Promise<void>][] = [
  ["the enquiry card", openCard],
  ["the drawer", (page) => page.getByRole("button", { name: "Menu" }).tap()],
];

for (const [name, open] of dialogs)
  test(`a visitor who has zoomed in with two fingers can move ${name} in both directions`, async ({
    page,
  }) => {
    await visit(page, "/about");
    await open(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });

    async function swipe(dx: number, dy: number) {
      const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x: 400 + part * dx, y: 300 + part * dy }],
        });
      await send("touchStart", 0);
      for (let part = 0.1; part <= 1; part += 0.1) await send("touchMove", part);
      await send("touchEnd", 1);
    }
    const moved = () =>
      page.evaluate(() => [visualViewport!.offsetLeft, visualViewport!.offsetTop].map(Math.sign));

    await swipe(-250, 0);
    // The first swipes may scroll the dialog itself to its end.
    for (let count = 0; count < 6; count++) await swipe(0, -200);
    await expect.poll(moved).toEqual([1, 1]);
  });
