import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { dragByFinger } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("a finger pulls the plug without scrolling, and scrolls without unplugging anything; no label covers a word of a part, from a phone to a wide page", async ({
  page,
}) => {
  const { demo, result, suggestion } = await openDemo(page, "failover", () => page.keyboard.press("Tab"));
  await test.step("a finger", async () => {
    const server = demo.getByRole("button", { name: "Server", exact: true });
    const plug = demo.locator('svg:has([cursor="grab"])');
    // Waits until the page has stopped scrolling.
    await plug.click({ trial: true });
    const { x, y, width, height } = (await plug.boundingBox())!;
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    const said = await result.textContent();

    const from = { x: x + width * 0.6, y: y + height / 2 };
    const pulling = [10, 20, 30].map((way) => ({ x: from.x - way, y: from.y + way }));
    await dragByFinger(page, [from, ...pulling]);
    await expect(server).toHaveAttribute("aria-pressed", "true");
    await expect(result).not.toHaveText(said!);
    expect(await top()).toBe(before);

    const box = (await demo.getByRole("button", { name: /^Database/ }).boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const upwards = Array.from({ length: 10 }, (_, step) => ({ x: middle.x, y: middle.y - step * 12 }));
    await dragByFinger(page, [{ x: middle.x, y: middle.y + 16 }, ...upwards]);
    await expect.poll(top).toBeGreaterThan(before + 40);
    await expect(demo.getByRole("button", { name: /^Database/ })).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("no label covers a word", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const labels = demo.locator("button > strong");
    const seen = new Set<string>();
    for (let step = 0; step < 8 && (await suggestion.textContent()) !== "Start again"; step += 1) {
      await suggestion.press("Enter");
      for (const width of [390, 800, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const label of await labels.all()) {
          seen.add((await label.textContent())!);
          expect(await label.evaluate(wordsUnder), `at ${width} px`).toEqual([]);
        }
      }
    }
    expect(seen).toEqual(new Set(["SHUT", "LOST", "HELD"]));
  });

  await expectDemoWorks(demo);
});

/** Runs in the page. Returns the words of a part that its label covers. */
function wordsUnder(label: Element) {
  const over = label.getBoundingClientRect();
  return Array.from(label.parentElement!.querySelectorAll(":scope > :is(b, span)")).flatMap((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const meets = left < over.right && over.left < right && top < over.bottom && over.top < bottom;
    return word.textContent && meets ? word.textContent : [];
  });
}
