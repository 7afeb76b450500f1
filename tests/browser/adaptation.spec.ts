import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, expectSuccess, fillCard, openCard, pressSend, test, visit } from "./fixtures.ts";
import { tableRoutes } from "./routes.ts";

/** What WCAG 1.4.12 asks a page to bear. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  "p { margin-block-end: 2em !important }";
const doubleText = ":root { font-size: 200% }";

/** A style of the visitor's own; not an element, which the content security policy would rightly refuse. */
async function userStyle(page: Page, style: string) {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, style);
}

/** Text that lies outside the window, or outside a box that cuts off what is outside it. */
function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const modal = document.querySelector("dialog:modal");
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`The page is ${scrollWidth} px wide.`);
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement!;
      if (!node.textContent!.trim() || parent.closest("script, [aria-hidden=true], title")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        let fits = rect.left >= -1 && rect.right <= clientWidth + 1;
        for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(box);
          if (clipPath !== "none" || /auto|scroll/.test(overflowX)) {
            fits = true;
            break;
          }
          const frame = box.getBoundingClientRect();
          if (overflowX !== "visible" && (rect.left < frame.left - 1 || rect.right > frame.right + 1))
            fits = false;
          if (overflowY !== "visible" && overflowY !== "auto" && rect.bottom > frame.bottom + 1) fits = false;
        }
        if (!fits) lost.push(`${parent.tagName} "${node.textContent!.trim().slice(0, 40)}"`);
      }
    }
    return [...new Set(lost)];
  });
}

async function smallTargets(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withRules(["target-size"]).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
}

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 568 }, reducedMotion: "reduce" } as object);

  for (const route of tableRoutes) {
    test(`${route} loses nothing, with text of 200 % and with wide text too, and its targets are large enough`, async ({
      page,
    }) => {
      await visit(page, route);
      expect(await lostText(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await userStyle(page, doubleText);
      expect(await lostText(page), "with text of 200 %").toEqual([]);
      await userStyle(page, textSpacing);
      expect(await lostText(page), "with wide text").toEqual([]);
    });
  }

  for (const [name, style] of [
    ["as it is", ""],
    ["with text of 200 %", doubleText],
    ["with wide text", textSpacing],
  ] as const) {
    test(`drawer, card and their messages lose nothing ${name}`, async ({ page, failEnquiries }) => {
      await failEnquiries();
      await visit(page, "/");
      await userStyle(page, style);
      await page.getByRole("button", { name: "Menu" }).click();
      for (const group of await page.getByRole("dialog").locator("summary").all()) await group.click();
      expect(await lostText(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await page.keyboard.press("Escape");

      await openCard(page);
      await pressSend(page);
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
      expect(await lostText(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await fillCard(page, { email: "asha@example.com" });
      await pressSend(page);
      await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
      expect(await lostText(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});

for (const width of [1001, 1100, 1280]) {
  test(`the dropdowns stay in the window at ${width} x 600, and within reach of large text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await visit(page, "/");
    const bar = page.getByRole("banner");
    // One row: the bar's height as the rest of the page counts on it.
    expect((await bar.boundingBox())!.height).toBe(72);
    for (const style of ["", doubleText, textSpacing]) {
      await userStyle(page, style);
      for (const name of ["Our Services", "Our Expertise"]) {
        const button = page.getByRole("button", { name });
        await button.click();
        const list = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
        const box = (await list.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(600);
        for (const link of [list.getByRole("link").first(), list.getByRole("link").last()]) {
          await link.focus();
          await expect(link).toBeInViewport({ ratio: 0.9 });
        }
        await page.keyboard.press("Escape");
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

for (const [width, height] of [
  [320, 568],
  [640, 360],
  [320, 256],
] as const) {
  test(`the card can be filled in and sent in ${width} x ${height}, with every field in sight in its turn`, async ({
    page,
    sender,
    messagesFrom,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    await openCard(page);
    await fillCard(page, { email: sender });
    for (const field of await page.getByRole("textbox").all()) {
      await field.focus();
      await expect(field).toBeInViewport();
    }
    await pressSend(page);
    await expectSuccess(page);
    expect(await messagesFrom(sender)).toHaveLength(1);
  });
}

test("with forced colours every button, stamp, turning card and dialog has an edge, and what is current a line", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });

  const edgeless = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle, outlineColor, outlineWidth } =
            getComputedStyle(element);
          const ground = getComputedStyle(document.body).backgroundColor;
          const border =
            borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0 && borderTopColor !== ground;
          const outline = outlineStyle !== "none" && parseFloat(outlineWidth) > 0 && outlineColor !== ground;
          return !border && !outline;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  const underlined = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).textDecorationLine);

  await visit(page, "/ai-ml-development");
  expect(await edgeless("button")).toEqual([]);
  await expect(page.locator("[data-flipped]")).toHaveCount(7);
  expect(await edgeless("[data-flipped] > div > div")).toEqual([]);
  expect(await underlined('header [data-current="true"]')).toBe("underline");
  await page.getByRole("button", { name: "Our Services" }).click();
  expect(await underlined('header a[aria-current="page"]')).toBe("underline");

  await visit(page, "/service-section");
  await expect(page.locator("main [data-ink]")).toHaveCount(10);
  expect(await edgeless("[data-ink]")).toEqual([]);
  await page.getByRole("button", { name: "Message Us" }).click();
  await expect(page.getByRole("dialog")).toHaveAttribute("data-phase", "open");
  expect(
    await edgeless("dialog, dialog button, dialog input:not([name=letterhead]), dialog textarea"),
  ).toEqual([]);
});

test("with reduced motion nothing travels, grows or turns", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (event: Event) => {
      const { propertyName, animationName } = event as TransitionEvent & AnimationEvent;
      if (animationName || /transform|translate|rotate|scale|inset|margin|height|width/.test(propertyName))
        moved.push(`${animationName ?? propertyName} of ${(event.target as Element).outerHTML.slice(0, 60)}`);
    };
    for (const type of ["transitionrun", "animationstart"]) document.addEventListener(type, note, true);
  });
  await page.route("**/api/enquiry", (route) => route.fulfill({ json: {} }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/ai-ml-development");
  const turned = page.locator("[data-flipped]").first();
  await turned.getByRole("button").hover();
  await expect(turned).toHaveAttribute("data-flipped", "true");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect(page.getByRole("button", { name: "Scroll to top" })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Our Services" }).click();
  await openCard(page);
  await fillCard(page, { email: "asha@example.com" });
  await pressSend(page);
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test.describe("on paper", () => {
  for (const route of ["/cloud-services", "/ai-ml-development", "/about", "/service-section"]) {
    test(`${route} prints its text alone, dark on white, with everything open and nothing turned away`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 700, height: 990 });
      await visit(page, route);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("header, footer")).toHaveCount(2);
      for (const chrome of await page.locator("header, footer, button, [role=status], a[href='#main']").all())
        await expect(chrome).not.toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      const faults = await page.locator("main *").evaluateAll((elements) => {
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
        const light = ([r = 0, g = 0, b = 0]: number[]) => r + g + b > 3 * 240;
        return elements.flatMap((element) => {
          const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
          if (element.closest("details") && !element.checkVisibility({ contentVisibilityAuto: true }))
            return [`closed: ${element.outerHTML.slice(0, 60)}`];
          if (!own || !element.checkVisibility()) return [];
          const { color, backgroundColor, opacity, backfaceVisibility, transform } =
            getComputedStyle(element);
          const ground = parts(backgroundColor);
          const name = `${element.tagName} "${element.textContent!.trim().slice(0, 30)}"`;
          if (light(parts(color))) return [`light text: ${name}`];
          if (ground[3] !== 0 && !light(ground)) return [`dark ground: ${name}`];
          if (opacity === "0" || (backfaceVisibility === "hidden" && transform !== "none"))
            return [`turned away: ${name}`];
          return [];
        });
      });
      expect(faults).toEqual([]);

      const grounds = await page
        .locator("body, main [data-theme]")
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
      expect(new Set(grounds)).toEqual(new Set(["rgb(255, 255, 255)"]));
      expect(await lostText(page)).toEqual([]);
    });
  }

  test("a link to another site prints its address, one of ours does not", async ({ page }) => {
    await visit(page, "/expertise/java");
    await page.emulateMedia({ media: "print" });
    const after = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => [getComputedStyle(link, "::after").content, link.getAttribute("href")]);
    const [printed, address] = await after('main a[href^="http"]');
    expect(printed).toContain(address);
    expect((await after('main a[href^="/"]'))[0]).toBe("none");
  });
});
