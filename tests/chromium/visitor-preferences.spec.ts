import { serviceRoutes } from "../support/routes.ts";
import {
  cardRemoved,
  expect,
  fillCard,
  messageUsButton,
  openCard,
  openInSameDocument,
  pressSend,
  test,
  visit,
} from "./support/fixtures.ts";
import { scrollTo } from "./support/next-frames.ts";

/** Which properties of which elements were animated. */
interface Changes {
  moved: string[];
  faded: string[];
}

const flipCard = "div:has(> [aria-label^='Turn card'])";

test("with reduced motion nothing moves, and with forced colours all that can be pressed has a border", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const changes: Changes = { moved: [], faded: [] };
    Object.assign(window, { changes });
    const recordEvent = (event: Event) => {
      const { propertyName, animationName } = event as TransitionEvent & AnimationEvent;
      const change = `${animationName ?? propertyName} of ${(event.target as Element).outerHTML.slice(0, 60)}`;
      const moves = /transform|translate|rotate|scale|inset|margin|height|width/.test(propertyName);
      changes[animationName || moves ? "moved" : "faded"].push(change);
    };
    for (const type of ["transitionrun", "animationstart"])
      document.addEventListener(type, recordEvent, true);
  });
  await page.route("**/api/enquiry", (route) => route.fulfill({ json: {} }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/ai-ml-development");
  const turned = page.locator(flipCard).first();
  await turned.getByRole("button").hover();
  await expect(turned).toHaveAttribute("data-turned");
  await scrollTo(page, 1e6);
  await expect(page.getByRole("button", { name: "Scroll to top" })).toBeVisible();
  await scrollTo(page, 0);
  await page.getByRole("button", { name: "Our Services" }).click();
  await openCard(page);
  await fillCard(page, { email: "asha@example.com" });
  await pressSend(page);
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await cardRemoved(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const { moved, faded } = await page.evaluate(() => (window as unknown as { changes: Changes }).changes);
  expect(moved).toEqual([]);
  // Fading is allowed, and proves that the listeners work.
  expect(faded.length).toBeGreaterThan(0);

  await test.step("with forced colours every button, stamp, flip card and dialog has a visible border, and the current page is underlined", async () => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await page.setViewportSize({ width: 1280, height: 900 });

    const withoutBorder = async (selector: string) => {
      const visible = page.locator(selector).filter({ visible: true });
      expect(await visible.count(), selector).toBeGreaterThan(0);
      return visible.evaluateAll((elements) =>
        elements
          .filter((element) => {
            const style = getComputedStyle(element);
            const ground = getComputedStyle(document.body).backgroundColor;
            const hasVisible = (edge: "borderTop" | "outline") =>
              style[`${edge}Style`] !== "none" &&
              parseFloat(style[`${edge}Width`]) > 0 &&
              style[`${edge}Color`] !== ground;
            return !hasVisible("borderTop") && !hasVisible("outline");
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    };
    const underlined = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).textDecorationLine);

    expect(await withoutBorder("button")).toEqual([]);
    await expect(page.locator(flipCard)).toHaveCount(7);
    expect(await withoutBorder(`${flipCard} > div > div`)).toEqual([]);
    expect(await underlined("header button[aria-current]")).toBe("underline");
    await page.getByRole("button", { name: "Our Services" }).click();
    expect(await underlined('header a[aria-current="page"]')).toBe("underline");

    await openInSameDocument(page, "/service-section");
    await expect(page.locator("main article [data-ink]")).toHaveCount(serviceRoutes.length);
    expect(await withoutBorder("[data-ink]")).toEqual([]);
    await messageUsButton(page).click();
    await expect(page.getByRole("dialog")).toHaveAttribute("data-phase", "open");
    expect(
      await withoutBorder("dialog, dialog button, dialog input:not([name=letterhead]), dialog textarea"),
    ).toEqual([]);
  });
});
