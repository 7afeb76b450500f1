import { expect, holdRequests, hydrated, test, visit } from "./fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("a new path starts at the top, with its title, and the focus on its heading", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Career/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("choosing the page already shown scrolls to the top and adds nothing to the history", async ({
  page,
}) => {
  await visit(page, "/career");
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("a trailing slash is the same page, under its one address", async ({ page }) => {
  await visit(page, "/about/");
  await expect(page).toHaveURL("/about");
  await expect(page.locator('header [aria-current="page"]')).toHaveText("About Us");
});

for (const [written, address] of [
  ["//about", "/about"],
  ["///about//", "/about"],
  ["/expertise//java?from=mail#main", "/expertise/java?from=mail#main"],
  ["/nope//nope", "/nope/nope"],
] as const) {
  test(`${written} leads to ${address}, which comes alive`, async ({ page, baseURL, expectedMessages }) => {
    expectedMessages.push(/status of 404/);
    // With its origin: otherwise the slashes would begin the name of a host.
    await page.goto(baseURL + written);
    await page.waitForURL(address);
    await hydrated(page);
    await expect(page.locator("main h1")).toHaveCount(1);
  });
}

test("the skip link moves the focus to the content", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a fragment of another page shows that place and not the top", async ({ page }) => {
  await visit(page, "/our-work");
  const id = await page.locator("article[id]").last().getAttribute("id");
  await visit(page, `/our-work#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('"Loading..." stands where the page will be while its code is on the way', async ({ page }) => {
  const requests = await holdRequests(page, /\/assets\/service-section-page-.*\.js/);
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading...");
  requests.release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

for (const route of ["/blog/accessible-enquiry-form", "/nope"]) {
  test(`what the head says belongs to the page on screen, coming from ${route}`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/status of 404/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(route);
    // As early as can be: before the page is alive, the press waits for it.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Career" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const single = [
      "title",
      'link[rel="canonical"]',
      'meta[name="description"]',
      'meta[name="theme-color"]',
      'meta[name="twitter:card"]',
      ...["title", "description", "url", "type", "image"].map((name) => `meta[property="og:${name}"]`),
    ];
    for (const tag of single) await expect(page.locator(`head ${tag}`)).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/career$/);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", /\/career$/);
    await expect(page).toHaveTitle(/^Career/);
  });
}

test("an address with a broken fragment is a page like any other", async ({ page }) => {
  await visit(page, "/career#%");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
