import { documentOf, readText } from "../support/built-site.ts";
import { expect, test, visit } from "./support/fixtures.ts";
import { textOfHtml } from "./support/text-of-html.ts";
import { translate } from "./support/translate.ts";

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
  }
  await page.getByRole("searchbox").fill("");
  await expect(status).toHaveText(`Showing all ${all}.`);
});

test("on a translated page the menus lead to pages with their own texts", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/");
  await translate(page);
  await page.getByRole("button", { name: "Our Services" }).click();
  for (const [name, route] of [
    ["Data Science", "/data-science"],
    ["Blog", "/blog"],
    ["About Us", "/about"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(route);
    const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readText(documentOf(route)))!;
    await expect(page.locator("main h1")).toHaveText(textOfHtml(heading!));
  }
});
