import type { Locator } from "@playwright/test";
import { themes } from "../../src/styles/tokens.ts";
import { documents, readText } from "../support/built-site.ts";
import { byteBudgets } from "../support/byte-budgets.ts";
import { compressedSize } from "../support/compress.ts";
import { asRgb } from "./support/as-rgb.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { cardRemoved, expect, test, visit } from "./support/fixtures.ts";
import { openDemo, scrollToDemo } from "./support/open-demo.ts";

/** The routes whose built document has a demonstration. */
const routes = documents
  .filter((file) => readText(file).includes("data-demo="))
  .map((file) => `/${file.replace(/(?:index)?\.html$/, "")}`);

const budget = byteBudgets.demo;

test("the built pages have demonstrations to test", () => expect(routes.length).toBeGreaterThan(9));

const sendOf = (demo: Locator) => demo.getByRole("button", { name: "Send this with your message" });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the document has a finished drawing, one for narrow windows and one for wide windows", async ({
    page,
  }) => {
    await page.goto("/web-development");
    for (const [width, file] of [
      [390, /-narrow\.svg$/],
      [1280, /(?<!-narrow)\.svg$/],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const drawing = page.locator("[data-demo] img");
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
        .toMatch(file);
      const shape = await drawing.evaluate((image: HTMLImageElement) => ({
        promised: image.width / image.height,
        drawn: image.naturalWidth / image.naturalHeight,
      }));
      expect(shape.promised).toBeCloseTo(shape.drawn, 1);
    }
  });
});

for (const route of routes) {
  test(`${route}: the demonstration loads at most ${budget} bytes, has no violation of axe, and adds its result to an enquiry`, async ({
    page,
  }) => {
    const bodies = new Map<string, Promise<Buffer>>();
    // With Save-Data no page is fetched ahead, so only the files of the demonstration are counted.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
      sessionStorage.setItem("enquiry-draft", JSON.stringify({ message: "Good morning." }));
    });
    // The window is so low that the demonstration is not near enough to be loaded.
    await page.setViewportSize({ width: 1280, height: 120 });
    await visit(page, route);
    await expect(page.locator("[data-demo]")).not.toHaveAttribute("data-live");
    page.on("response", (response) => {
      if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) bodies.set(response.url(), response.body());
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    const demo = await scrollToDemo(page);
    const sizes = (await Promise.all(bodies.values())).map(compressedSize);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(budget);

    await useControls(demo);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await axeViolations(page, "[data-demo]")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await sendOf(demo).click();
    await expect(page.getByLabel("Message")).toHaveValue("Good morning.");
    const enclosure = page.getByRole("dialog").getByRole("listitem");
    await expect(enclosure).toHaveText(/.{40,}/);
    const text = (await enclosure.textContent())!;
    expect(text.length).toBeLessThan(900);
    if (route !== routes[0]) return;
    // A second press does not add the text again.
    await page.keyboard.press("Escape");
    await cardRemoved(page);
    await demo.getByRole("button", { name: "Enclosed with your message" }).click();
    await expect(enclosure).toHaveText([text]);
  });

  test(`${route}: each suggestion changes the result, and the last one ends in a good verdict`, async ({
    page,
  }) => {
    const { result, suggestion } = await openDemo(page, route);
    for (let left = 8; left > 0 && (await suggestion.textContent()) !== "Start again"; left -= 1) {
      const said = (await result.textContent())!;
      await suggestion.press("Enter");
      await expect(result).not.toHaveText(said);
    }
    await expect(result.locator("b")).toHaveAttribute("data-good");
    await expect(suggestion).toHaveText("Start again");
  });

  test(`${route}: on a phone the drawing is as large as its picture, and no result moves what is below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 120 });
    await visit(page, route);
    const picture = (await page.locator("[data-demo] img").boundingBox())!;
    await page.setViewportSize({ width: 390, height: 844 });
    const demo = await scrollToDemo(page);
    const drawings = await demo.locator("svg").all();
    const boxes = await Promise.all(drawings.map((drawing) => drawing.boundingBox()));
    expect(boxes[0]!.width).toBeCloseTo(picture.width, 1);
    expect(boxes.reduce((sum, box) => sum + box!.height, 0)).toBeCloseTo(picture.height, 0);

    const heights = new Set<number>();
    await useControls(demo, async () => {
      heights.add(await demo.evaluate((element: HTMLElement) => element.offsetHeight));
    });
    expect(heights.size).toBe(1);
  });
}

for (const width of [1000, 1440, 1920]) {
  test(`at ${width} px the controls are on one line, in a bar as wide as the drawing, and the enquiry is at its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { demo, suggestion } = await openDemo(page, "/iot-development");
    const fields = demo.locator("label + span + input");
    await expect(fields).toHaveCount(2);
    const controls = [suggestion, ...(await fields.all()), sendOf(demo)];
    const boxes = await Promise.all(controls.map(async (control) => (await control.boundingBox())!));
    const bottoms = boxes.map(({ y, height }) => Math.round(y + height));
    expect(new Set(bottoms).size, String(bottoms)).toBe(1);
    const labels = await demo.locator("label, [data-suggestion] > span").all();
    const baselines = await Promise.all(
      labels.map(async (label) => {
        const { y, height } = (await label.boundingBox())!;
        return y + height / 2;
      }),
    );
    expect(Math.max(...baselines) - Math.min(...baselines)).toBeLessThanOrEqual(1);
    const drawing = (await demo.locator("svg").first().boundingBox())!;
    const send = boxes.at(-1)!;
    expect(drawing.x + drawing.width - send.x - send.width).toBeCloseTo(boxes[0]!.x - drawing.x, 0);
  });
}

/**
 * Uses every control: moves sliders to their end, and presses checkboxes and buttons, except the one that
 * opens the card.
 */
async function useControls(demo: Locator, afterEach: () => Promise<void> = async () => {}) {
  for (const slider of await demo.getByRole("slider").all()) {
    await slider.press("End");
    await afterEach();
  }
  for (const check of await demo.getByRole("checkbox").all()) {
    if (await check.isEnabled()) await check.click();
    await afterEach();
  }
  for (const button of await demo.getByRole("button").all()) {
    // A press can remove other buttons.
    if ((await button.count()) === 0) continue;
    const opensCard = (await button.getAttribute("aria-haspopup")) === "dialog";
    // By keyboard, because where a shape can be dragged the drawing takes the presses.
    if (!opensCard && (await button.isVisible()) && (await button.isEnabled())) await button.press("Enter");
    await afterEach();
  }
}

test("on a phone, the result stays in sight at the last control, and the launcher does not cover it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { demo, result } = await openDemo(page, "/mobile-development");
  const send = sendOf(demo);
  await send.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Message Us" })).toBeHidden();
});

test("with forced colours a demonstration keeps the background that its lines were drawn for", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const { demo } = await openDemo(page, routes[0]!);
  const drawing = demo.locator("svg").first();
  const { ground, line } = await drawing.evaluate((svg) => ({
    ground: getComputedStyle(svg).backgroundColor,
    line: getComputedStyle(svg).getPropertyValue("--fg"),
  }));
  const { surface, fg } = themes.light;
  expect([ground, line]).toEqual([asRgb(surface), fg]);
});

test("a demonstration below the screen gets its controls when the Tab key is pressed first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 120 });
  await visit(page, "/cloud-services");
  const demo = page.locator("[data-demo]");
  await expect(demo).not.toHaveAttribute("data-live");
  await page.keyboard.press("Tab");
  await expect(demo).toHaveAttribute("data-live");
});
