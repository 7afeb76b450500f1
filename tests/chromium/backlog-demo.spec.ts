import type { Locator } from "@playwright/test";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { drag, dragByFinger, middleOf, scrollToMiddleOf } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

/** Moves a finger from the middle of a part straight up or down to the height of a row. */
async function dragByFingerTo(row: Locator, part: Locator) {
  const [from, { y }] = [await middleOf(part), await middleOf(row)];
  const steps = Array.from({ length: 12 }, (_, step) => ({
    x: from.x,
    y: from.y + ((y - from.y) * (step + 1)) / 12,
  }));
  await dragByFinger(part.page(), [from, ...steps]);
}

const titlesIn = (list: Locator) => list.locator("p > span:first-child").allTextContents();

test.use({ hasTouch: true, isMobile: true });

test("an item is moved by its arrow, by a mouse and by a finger at its handle", async ({ page }) => {
  const { demo } = await openDemo(page, "backlog");
  const list = demo.getByRole("list");
  await scrollToMiddleOf(list);
  const rows = list.getByRole("listitem");
  const top = () => page.evaluate(() => scrollY);

  await test.step("the arrow moves an item up, and keeps the focus", async () => {
    const [first, second, third, ...others] = await titlesIn(list);
    await rows.nth(2).getByRole("button").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await titlesIn(list)).toEqual([third, first, second, ...others]);
    await expect(rows.first().getByRole("button")).toBeFocused();
  });

  await test.step("a mouse drags an item, and a press moves nothing", async () => {
    const before = await titlesIn(list);
    const title = await middleOf(rows.first().locator("p"));
    await drag(page, title, title);
    expect(await titlesIn(list)).toEqual(before);
    await drag(page, title, await middleOf(rows.last()));
    const [first, ...others] = before;
    expect(await titlesIn(list)).toEqual([...others, first]);
    await expect(list.locator("[data-held]")).toHaveCount(0);
  });

  await test.step("a finger drags an item by its handle, and scrolls the page from its title", async () => {
    const before = await titlesIn(list);
    const start = await top();

    // Down and up again: React moves the row itself in the document only on one of the two ways.
    await dragByFingerTo(rows.last(), rows.nth(1).getByRole("button"));
    const [first, second, ...others] = before;
    await expect.poll(() => titlesIn(list)).toEqual([first, ...others, second]);
    await dragByFingerTo(rows.first(), rows.last().getByRole("button"));
    await expect.poll(() => titlesIn(list)).toEqual([second, first, ...others]);
    expect(await top()).toBe(start);

    await dragByFingerTo(rows.nth(1), rows.last().locator("p"));
    await expect.poll(top).toBeGreaterThan(start + 100);
    expect(await titlesIn(list)).toEqual([second, first, ...others]);
  });
  await expectDemoWorks(demo);
});
