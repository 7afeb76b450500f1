import type { Page } from "@playwright/test";
import { closeCard, expect, openCard, openInSameDocument, test, visit } from "./support/fixtures.ts";
import { fontsLoaded, scrollTo } from "./support/next-frames.ts";

const flipCards = (page: Page) => page.locator("div:has(> [aria-label^='Turn card'])");

// specified-texts.spec.ts has the texts of these pages.
test("on a team page what is scrolled into view is animated once, flip cards turn, and both buttons open the enquiry card", async ({
  page,
}) => {
  await test.step('what is scrolled into view is animated once, as rule "Scroll animation" says, and can be seen before', async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 1280, height: 500 });
    await visit(page, "/about");
    for (const [route, duration] of [
      ["/service-section", 1000],
      ["/ai-ml-development", 800],
    ] as const) {
      await openInSameDocument(page, route);
      const last = page.locator("[data-pace]").last();
      await expect(last).toHaveCSS("opacity", "1");
      expect(await last.evaluate((element) => element.getAnimations().length)).toBe(0);
      /** Scrolls to the element, and returns how long the animations take that start in the next frames. */
      const durationsOnArrival = () =>
        last.evaluate(async (element) => {
          element.scrollIntoView({ block: "center", behavior: "instant" });
          for (let frame = 0; frame < 30 && element.getAnimations().length === 0; frame++)
            await new Promise(requestAnimationFrame);
          return element.getAnimations().map((animation) => {
            animation.finish();
            return animation.effect!.getTiming().duration;
          });
        });
      expect(await durationsOnArrival()).toEqual([duration]);
      await scrollTo(page, 0);
      expect(await durationsOnArrival()).toEqual([]);
    }
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  // A card that is still moving into place would slide away from under the mouse.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const route of ["/data-science", "/ai-ml-development"]) {
    await openInSameDocument(page, route);
    await expectFlipCardsHoldTheirTexts(page, route);
  }

  await test.step("both buttons open the enquiry card", async () => {
    for (const name of ["Let's discuss your AI project", "Let's Chat"]) {
      await openCard(page, name);
      await closeCard(page);
      await expect(page.getByRole("button", { name })).toBeFocused();
    }
  });

  const flipCard = flipCards(page).first();
  const turn = flipCard.getByRole("button");
  const isTurned = (turned: boolean) =>
    turned
      ? expect(flipCard).toHaveAttribute("data-turned")
      : expect(flipCard).not.toHaveAttribute("data-turned");
  await expect(turn).toHaveAccessibleDescription(/\S/);
  // Assistive technology can always read the back.
  await expect(flipCard.getByRole("paragraph")).toHaveText(/\S/);
  const pressEach = async (keys: [key: string, turned: boolean][]) => {
    for (const [key, turned] of keys) {
      await page.keyboard.press(key);
      await isTurned(turned);
    }
  };
  await test.step("a key turns a flip card, and Escape turns it back", async () => {
    await turn.focus();
    await pressEach([
      ["Enter", true],
      ["Escape", false],
    ]);
  });

  await test.step("the mouse turns a flip card, and a key that one turns back", async () => {
    await turn.hover();
    await isTurned(true);
    await page.locator("h1").hover();
    await isTurned(false);
    // The mouse has turned it before it presses.
    for (let press = 0; press < 2; press++) {
      await turn.click();
      await isTurned(true);
    }
    await pressEach([
      [" ", false],
      [" ", true],
      ["Escape", false],
    ]);
  });
});

async function expectFlipCardsHoldTheirTexts(page: Page, route: string) {
  await expect(flipCards(page)).toHaveCount(7);
  await fontsLoaded(page);
  for (const width of [320, 560, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await flipCards(page).evaluateAll((all) =>
      all
        .flatMap((element) => [...element.querySelectorAll<HTMLElement>("h3, p")])
        .filter((text) => {
          const side = text.parentElement!;
          return (
            text.offsetTop < 0 ||
            text.offsetTop + text.offsetHeight > side.offsetHeight ||
            side.scrollWidth > side.clientWidth
          );
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, `${route} at ${width} px`).toEqual([]);
  }
}

test.describe("on a device with a touch screen and a mouse", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 1180 } });

  test("a tap turns a flip card, and the next tap turns it back, also one that the mouse has turned", async ({
    page,
  }) => {
    await visit(page, "/ai-ml-development");
    const flipCard = flipCards(page).first();
    const turn = flipCard.getByRole("button");
    await turn.tap();
    await expect(flipCard).toHaveAttribute("data-turned");
    await turn.tap();
    await expect(flipCard).not.toHaveAttribute("data-turned");
    await turn.hover();
    await expect(flipCard).toHaveAttribute("data-turned");
    await turn.tap();
    await expect(flipCard).not.toHaveAttribute("data-turned");
  });
});
