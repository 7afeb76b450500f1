import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test, visit } from "./fixtures.ts";
import { expertiseRoutes, plainRoutes, serviceRoutes } from "./routes.ts";

const posts = readdirSync(path.resolve(import.meta.dirname, "../../src/content/posts"))
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.replace(".mdx", ""));

const routes = [
  ...plainRoutes,
  ...serviceRoutes,
  ...expertiseRoutes,
  ...posts.flatMap((id) => [`/blog/${id}`, `/blog-detail/${id}`]),
];

for (const route of routes) {
  test(`${route} is complete without script and comes alive without a message or a change`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const plain = await still.newPage();
    const response = await plain.goto(route);
    expect(response!.status()).toBe(200);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveCount(1);
    const title = await plain.title();
    const text = await plain.locator("main").innerText();
    expect(text).not.toContain("Loading...");
    expect(await plain.locator("[style]").count()).toBe(0);
    await still.close();

    const violations: string[] = [];
    await page.exposeFunction("reportViolation", (directive: string) => violations.push(directive));
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        (globalThis as unknown as { reportViolation(directive: string): void }).reportViolation(
          `${event.violatedDirective} ${event.blockedURI}`,
        );
      });
    });
    await visit(page, route);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await page.title()).toBe(title);
    expect(await page.locator("title").count()).toBeGreaterThanOrEqual(1);
    expect(await page.locator('head link[rel="canonical"]').count()).toBe(1);
    expect(await page.locator('head meta[name="description"]').count()).toBe(1);
    expect(await page.locator("main").innerText()).toBe(text);
    expect(violations).toEqual([]);
  });
}

test("/blog-detail/{id} names /blog/{id} as its canonical address", async ({ page }) => {
  await visit(page, `/blog-detail/${posts[0]}`);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(new URL(canonical!).pathname).toBe(`/blog/${posts[0]}`);
});

for (const wrong of ["/nope", "/expertise/cobol", "/blog/no-such-post", "/blog-detail/no-such-post"]) {
  test(`${wrong} answers 404 with the page that says so`, async ({ page, expectedMessages }) => {
    expectedMessages.push(/status of 404/);
    const response = await page.goto(wrong);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page.locator("main")).toContainText(wrong);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}
