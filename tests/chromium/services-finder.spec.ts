import { axeViolations } from "./support/axe-violations.ts";
import { expect, test, visit } from "./support/fixtures.ts";

test("the problems on /services can be filtered by words and by subject, the number left is announced, and the first stands open", async ({
  page,
}) => {
  await visit(page, "/services");
  const filter = page.getByRole("search");
  const shown = page.locator("main li:has(summary h2)").filter({ visible: true });
  const all = await shown.count();
  expect(all).toBeGreaterThan(10);

  await filter.getByRole("searchbox").fill("cloud bill");
  await expect.poll(() => shown.count()).toBeLessThan(all);
  await expect(page.getByRole("main").getByRole("status")).toContainText(`${await shown.count()} of ${all}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services");

  await filter.getByRole("searchbox").fill("");
  await expect(shown).toHaveCount(all);
  const open = page.locator("main li details[open]");
  for (const words of ["", "phones"]) {
    await filter.getByRole("searchbox").fill(words);
    await expect(open).toHaveCount(1);
    await expect(open.getByRole("heading")).toHaveText(
      (await shown.first().getByRole("heading").textContent())!,
    );
    await expect(open.getByRole("paragraph").first()).toBeVisible();
  }
  await filter.getByRole("searchbox").fill("");
  await filter.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shown.count()).toBeLessThan(all);
  expect(await shown.count()).toBeGreaterThan(0);
});

test("a search on /services that finds no problem says so, shows the nearest, and can be sent as an enquiry", async ({
  page,
}) => {
  await visit(page, "/services");
  await page.getByRole("searchbox").fill("zzyzx");
  await expect(page.locator("main li:has(summary h2)").filter({ visible: true })).toHaveCount(3);
  await expect(page.getByRole("main").getByRole("status")).toContainText("No exact match");
  const frame = page.locator("main ul").filter({ has: page.getByRole("button") });
  expect(await axeViolations(page)).toEqual([]);
  await frame.getByRole("button").click();
  await expect(page.getByRole("dialog")).toHaveAttribute("data-phase", "open");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(/zzyzx/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("/services lists all problems and hides the filter, which would do nothing", async ({ page }) => {
    await page.goto("/services");
    await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true }).first()).toBeVisible();
    expect(await page.locator("main li h2").filter({ visible: true }).count()).toBeGreaterThan(10);
    await expect(page.getByRole("search")).toBeHidden();
  });
});
