import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });

// Pictures, and what is not likely enough to be fetched ahead.
test.use({
  // oxlint-disable-next-line no-empty-pattern
  expectedMessages: async ({}, use) => use([/ERR_INTERNET_DISCONNECTED/]),
});

/** The scripts that have been asked for, by the name of their chunk. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/(.*)-[\w-]{8}\.js/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  return scripts;
}

const menuCode = ["home-page", "about-page", "our-work-page", "blog-page", "career-page", "contact-us-page"];

test("the pages of the main menu and the card are there before they are asked for", async ({
  page,
  context,
}) => {
  const scripts = scriptsOf(page);
  await visit(page, "/expertise/java");
  for (const code of [...menuCode, "enquiry-dialog"]) await expect.poll(() => scripts).toContain(code);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (const name of ["About Us", "Our Work", "Blog", "Career", "Contact Us", "Home"]) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  await page.getByRole("main").getByRole("button", { name: "Message Us" }).click();
  await expect(page.getByRole("dialog")).toHaveAttribute("data-phase", "open");
});

test("a dropdown fetches its pages when it opens", async ({ page, context }) => {
  const scripts = scriptsOf(page);
  await visit(page, "/contact-us");
  await expect.poll(() => scripts).toContain("enquiry-dialog");
  expect(scripts).not.toContain("staffing-solution");
  await page.getByRole("button", { name: "Our Services" }).click();
  await expect.poll(() => scripts).toContain("iot-development");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Staffing Solution" }).click();
  await expect(page).toHaveURL("/staffing-solution");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const connection of [
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "2g" },
  { saveData: false, effectiveType: "3g" },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { get: () => value });
    }, connection);
    const scripts = scriptsOf(page);
    await visit(page, "/expertise/java");
    await page.waitForLoadState("networkidle");
    expect(scripts).toContain("expertise-page");
    for (const code of [...menuCode, "enquiry-dialog"]) expect(scripts).not.toContain(code);
    // What the visitor turns to is another matter.
    await page.getByRole("banner").getByRole("link", { name: "Career" }).hover();
    await expect.poll(() => scripts).toContain("career-page");
  });
}
