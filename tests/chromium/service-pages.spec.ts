import { company } from "../../src/content/company.ts";
import { cardRemoved, expect, openCard, test, visit } from "./support/fixtures.ts";
import { nextFrames } from "./support/next-frames.ts";

const flipCardSelector = "div:has(> [aria-label^='Turn card'])";

test("/service-section shows its title, its lead and ten service cards in order, each leading to its service", async ({
  page,
}) => {
  await visit(page, "/service-section");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Professional Services");
  await expect(
    page.getByText("Comprehensive digital solutions tailored to your business needs"),
  ).toBeVisible();
  const serviceCards = page.getByRole("main").getByRole("article");
  await expect(serviceCards.getByRole("heading")).toHaveText([
    "Web Development",
    "UI/UX Design",
    "Staffing Solutions",
    "Product Development",
    "Mobile Development",
    "IoT Development",
    "HW/SW Integration",
    "Cloud Services",
    "AI / Machine Learning",
    "Data Science",
  ]);
  await expect(serviceCards.locator("img")).toHaveCount(10);
  await expect(serviceCards.getByRole("link", { name: "LEARN MORE" })).toHaveCount(10);
  expect(
    await serviceCards
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual([
    "/web-development",
    "/ui-design",
    "/staffing-solution",
    "/product-development",
    "/mobile-development",
    "/iot-development",
    "/hw-sw-integration",
    "/cloud-services",
    "/ai-ml-development",
    "/data-science",
  ]);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await serviceCards.nth(7).click();
  await expect(page).toHaveURL("/cloud-services");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

const teams = [
  {
    route: "/ai-ml-development",
    button: "Let's discuss your AI project",
    flipCards: [
      "Machine Learning",
      "Deep Learning",
      "Computer Vision",
      "Natural Language Processing",
      "Predictive Analytics",
      "AI Chatbots",
      "AI Consulting",
    ],
    claims: Object.values(company.teamFigures.aiMl),
  },
  {
    route: "/data-science",
    button: "Let's discuss your data project",
    flipCards: [
      "Predictive Analytics",
      "Data Mining",
      "Statistical Modeling",
      "Business Intelligence",
      "Data Engineering",
      "Machine Learning",
      "Data Strategy",
    ],
    claims: Object.values(company.teamFigures.dataScience),
  },
];

for (const { route, button, flipCards, claims } of teams) {
  test(`${route} begins with its four sections in order, states its figures, and opens the enquiry card from both buttons`, async ({
    page,
  }) => {
    await visit(page, route);
    const sections = page.getByRole("main").locator("> section");
    // Below the four sections are those that every service page has.
    expect(await sections.count()).toBeGreaterThanOrEqual(4);
    await expect(sections.nth(0).getByRole("button", { name: button })).toBeVisible();
    // A demonstration may have lists of its own.
    await expect(sections.nth(1).locator("li:not([data-demo] *)")).toHaveCount(4);
    await expect(sections.nth(2).getByRole("heading", { level: 3 })).toHaveText(flipCards);
    await expect(sections.nth(3).getByRole("heading", { level: 2 })).toHaveText(
      "We take absolute Accountability!",
    );
    const points = sections.nth(3).getByRole("listitem");
    await expect(points).toHaveCount(6);
    for (const [index, point] of (await points.all()).entries())
      await expect(point).toContainText(String(index + 1));
    await expect(sections.nth(3).getByRole("button", { name: "Let's Chat" })).toBeVisible();
    for (const claim of claims) await expect(page.getByRole("main")).toContainText(claim);

    for (const name of [button, "Let's Chat"]) {
      await openCard(page, name);
      await expect(page.getByRole("dialog", { name: "Write to us" })).toBeVisible();
      await page.keyboard.press("Escape");
      await cardRemoved(page);
      await expect(page.getByRole("button", { name })).toBeFocused();
    }
  });
}

test("a flip card turns by keyboard and by mouse, and assistive technology can always read both sides", async ({
  page,
}) => {
  // A card that is still moving into place would slide away from under the mouse.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/ai-ml-development");
  const flipCard = page.locator(flipCardSelector).first();
  const turn = flipCard.getByRole("button");
  const isTurned = (turned: boolean) =>
    turned
      ? expect(flipCard).toHaveAttribute("data-turned")
      : expect(flipCard).not.toHaveAttribute("data-turned");
  await expect(turn).toHaveAccessibleDescription(/\S/);
  await turn.focus();
  for (const [key, turned] of [
    ["Enter", true],
    ["Escape", false],
  ] as const) {
    await page.keyboard.press(key);
    await isTurned(turned);
  }
  await turn.hover();
  await isTurned(true);
  await page.locator("h1").hover();
  await isTurned(false);
  // The mouse has turned it before it presses.
  for (let press = 0; press < 2; press++) {
    await turn.click();
    await isTurned(true);
  }
  for (const [key, turned] of [
    [" ", false],
    [" ", true],
    ["Escape", false],
  ] as const) {
    await page.keyboard.press(key);
    await isTurned(turned);
  }
  const tree = await page.getByRole("main").ariaSnapshot();
  const text = await flipCard.getByRole("paragraph").textContent();
  expect(tree).toContain(text!.slice(0, 40));
});

for (const [device, isMobile, width] of [
  ["a phone", true, 390],
  ["a laptop with a touch screen", false, 1280],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ hasTouch: true, isMobile, viewport: { width, height: 1180 } });

    test("a tap turns a flip card, and the next tap turns it back", async ({ page }) => {
      await visit(page, "/ai-ml-development");
      const flipCard = page.locator(flipCardSelector).first();
      const turn = flipCard.getByRole("button");
      await turn.tap();
      await expect(flipCard).toHaveAttribute("data-turned");
      await turn.tap();
      await expect(flipCard).not.toHaveAttribute("data-turned");
      if (isMobile) return;
      await turn.hover();
      await expect(flipCard).toHaveAttribute("data-turned");
      await turn.tap();
      await expect(flipCard).not.toHaveAttribute("data-turned");
    });
  });
}

test("both sides of every flip card fit into it, from the smallest phone to a wide window", async ({
  page,
}) => {
  for (const { route } of teams) {
    await visit(page, route);
    await expect(page.locator(flipCardSelector)).toHaveCount(7);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 560, 1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.locator(flipCardSelector).evaluateAll((flipCards) =>
        flipCards
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
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("both sides of a flip card are visible, and nothing says that it turns", async ({ page }) => {
    await page.goto("/ai-ml-development");
    const flipCard = page.locator(flipCardSelector).first();
    await expect(flipCard.getByRole("paragraph")).toBeVisible();
    await expect(flipCard.getByRole("heading")).toBeVisible();
    await expect(flipCard.getByRole("button")).toHaveCount(0);
    await expect(page.getByText("turn it over")).toBeHidden();
  });
});

for (const [route, duration] of [
  ["/service-section", 1000],
  ["/ai-ml-development", 800],
] as const) {
  test(`elements that are scrolled into view on ${route} are animated once, in ${duration} ms, and can be seen before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await visit(page, route);
    const last = page.locator("[data-pace]").last();
    await expect(last).toHaveCSS("opacity", "1");
    const durations = () =>
      last.evaluate((element) => element.getAnimations().map(({ effect }) => effect!.getTiming().duration));
    expect(await durations()).toEqual([]);
    const scrollTo = (block: ScrollLogicalPosition) =>
      last.evaluate((element, to) => element.scrollIntoView({ block: to, behavior: "instant" }), block);
    await scrollTo("center");
    await expect.poll(durations).toEqual([duration]);
    await last.evaluate((element) => element.getAnimations()[0]!.finish());
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await nextFrames(page);
    await scrollTo("center");
    await nextFrames(page);
    expect(await durations()).toEqual([]);
  });
}
