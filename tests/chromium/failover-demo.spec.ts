import { tagTexts } from "../../src/demos/failover/failover-text.ts";
import { expectDemoWorks, openDemo } from "./support/demo.ts";
import { expectFingerDragsOrScrolls, scrollToMiddleOf } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ hasTouch: true, isMobile: true });

test("a finger pulls the plug, and no label covers a word of a part, from a phone to a wide page", async ({
  page,
}) => {
  const { demo, suggestion } = await openDemo(page, "failover", () => page.keyboard.press("Tab"));
  const database = demo.getByRole("button", { name: /^Database/ });
  const plug = await scrollToMiddleOf(demo.locator('svg:has([cursor="grab"])'));
  const inDatabase = (await database.boundingBox())!;
  await expectFingerDragsOrScrolls(page, {
    way: [plug, ...[10, 20, 30].map((way) => ({ x: plug.x - way, y: plug.y + way }))],
    elsewhere: { x: inDatabase.x + inDatabase.width / 2, y: inDatabase.y + inDatabase.height / 2 },
    value: () => demo.getByRole("button", { name: "Server", exact: true }).getAttribute("aria-pressed"),
  });
  await expect(database).toHaveAttribute("aria-pressed", "false");

  await test.step("no label covers a word", async () => {
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
    expect(seen).toEqual(new Set(Object.values(tagTexts)));
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
