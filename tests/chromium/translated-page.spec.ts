import type { Page } from "@playwright/test";
import { expect, test, visit } from "./support/fixtures.ts";

/** Wraps every text of the page like the translation of Chromium, which takes the text nodes along. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest("script, style, svg")) continue;
      const outer = document.createElement("font");
      text.replaceWith(outer);
      outer.appendChild(document.createElement("font")).append(text);
    }
  });
  expect(await page.locator("font font").count()).toBeGreaterThan(20);
}

test("on a translated page the finder shows what it finds, and how much that is", async ({ page }) => {
  await visit(page, "/services");
  await translate(page);
  const status = page.getByRole("main").getByRole("status");
  const shown = page.locator("main li:has(summary h2)").filter({ visible: true });
  const all = await shown.count();
  for (const text of ["chatbot", "zzyzx", "bill"]) {
    await page.getByRole("searchbox").fill(text);
    await expect.poll(() => shown.count()).toBeLessThan(all);
    await expect(status).toContainText(String(await shown.count()));
    await translate(page);
  }
  await page.getByRole("searchbox").fill("");
  await expect(status).toHaveText(`Showing all ${all}.`);
});

test("on a translated page the measurement of the visit goes on", async ({ page }) => {
  await visit(page, "/our-work");
  const measured = page.locator("[data-live-measurement] dl");
  await measured.scrollIntoViewIfNeeded();
  await translate(page);
  const before = await measured.innerText();
  await page.evaluate(() => fetch("/favicon.svg?large", { cache: "reload" }).then((answer) => answer.text()));
  await expect.poll(() => measured.innerText()).not.toBe(before);
});

test("on a translated page menus, messages below fields and other pages show their texts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/");
  await page.getByRole("button", { name: "Message Us" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAttribute("data-phase", "open");
  await page.getByRole("button", { name: "SEND MESSAGE" }).click();
  await expect(dialog.getByText("Please enter your phone number")).toBeVisible();
  await translate(page);
  await dialog.getByLabel("Phone").fill("12");
  await expect(dialog.getByText("Please enter a valid 10-digit number")).toBeVisible();
  await expect(dialog.getByText("Please enter your phone number")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Our Services" }).click();
  await translate(page);
  for (const [name, heading] of [
    ["Data Science", "/data-science"],
    ["Blog", "/blog"],
    ["About Us", "/about"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(heading);
    await expect(page.locator("main h1")).toHaveCount(1);
    await expect(page.locator("main h1 font")).toHaveCount(0);
    await translate(page);
  }
});
