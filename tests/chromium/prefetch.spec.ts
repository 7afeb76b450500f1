import type { Page } from "@playwright/test";
import { expect, footerLink, holdRequests, messageUsButton, test, visit } from "./support/fixtures.ts";
import { untilIdle } from "./support/next-frames.ts";

test.use({ viewport: { width: 1280, height: 800 }, savesData: false });

/** Returns a list to which the name, without its hash, of every requested script file is added. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/(.*)-[\w-]{8}\.js/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  return scripts;
}

test("every page of the main menu but /our-work and /contact-us opens without another request once a page is idle, and none delays another", async ({
  page,
}) => {
  const fetched = recordScripts(page);
  const first = await holdRequests(page, /\/assets\/home-page-/);
  await visit(page, "/expertise/java");
  await expect.poll(() => first.held).toBe(1);
  await untilIdle(page);
  expect(fetched).not.toContain("about-page");
  first.release();
  for (const name of ["home-page", "about-page", "blog-page", "career-page"])
    await expect.poll(() => fetched).toContain(name);
  for (const name of ["our-work-page", "contact-us-page"]) expect(fetched).not.toContain(name);
  // Their demonstrations, and the pages of their stamps, are fetched when they come onto the screen.
  const pages = () => fetched.filter((name) => name.endsWith("-page"));
  const before = pages();
  const menu = page.getByRole("banner").getByRole("navigation");
  for (const name of ["Home", "About Us", "Blog", "Career"]) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  expect(pages()).toEqual(before);
});

test("another page's code is fetched when its link is hovered or focused or its stamp comes onto the screen, and the card's when its button is", async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await visit(page, "/about");
  await untilIdle(page);
  for (const code of ["staffing-solution", "service-section-page", "enquiry-card", "data-science"])
    expect(scripts).not.toContain(code);
  await page.getByRole("button", { name: "Our Services" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Staffing Solution" }).hover();
  await expect.poll(() => scripts).toContain("staffing-solution");
  await footerLink(page, "Services").focus();
  await expect.poll(() => scripts).toContain("service-section-page");
  await messageUsButton(page).focus();
  await expect.poll(() => scripts).toContain("enquiry-card");

  await footerLink(page, "Services").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await untilIdle(page);
  expect(scripts).not.toContain("data-science");
  await page.getByRole("article").filter({ hasText: "Data Science" }).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContain("data-science");
});

test.describe("for a visitor who saves data", () => {
  test.use({ savesData: true });

  test("no page is fetched ahead, but one is preloaded when its link is hovered", async ({ page }) => {
    const scripts = recordScripts(page);
    await visit(page, "/expertise/java");
    // The first page would be fetched in the first idle moment.
    for (let moment = 0; moment < 3; moment++) await untilIdle(page);
    expect(scripts.filter((name) => name.endsWith("-page"))).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: "Career" }).hover();
    await expect.poll(() => scripts).toContain("career-page");
  });
});
