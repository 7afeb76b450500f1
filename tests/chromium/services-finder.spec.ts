import { axeViolations } from "./support/axe-violations.ts";
import { closeCard, expect, hydrated, test, visit } from "./support/fixtures.ts";
import { translate } from "./support/translate.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("the problems on /services can be searched, and a search that finds none can be sent as an enquiry", async ({
  page,
}) => {
  await visit(page, "/services");
  const box = page.getByRole("search").getByRole("searchbox");
  const shown = page.locator("main li:has(summary h2)").filter({ visible: true });
  const status = page.getByRole("main").getByRole("status");
  const all = await shown.count();
  expect(all).toBeGreaterThan(1);
  const textSizes = await shown
    .getByRole("heading")
    .evaluateAll((headings) => headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)));
  // Below the first, four are larger than the rest.
  expect(Math.min(...textSizes.slice(1, 5))).toBeGreaterThan(Math.max(...textSizes.slice(5)));

  await test.step("words and a subject filter, and the first problem left stands open", async () => {
    await box.fill("cloud bill");
    await expect.poll(() => shown.count()).toBeLessThan(all);
    await expect(status).toContainText(String(await shown.count()));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/services");

    await box.fill("");
    await expect(shown).toHaveCount(all);
    const open = page.locator("main li details[open]");
    for (const words of ["", "phones"]) {
      await box.fill(words);
      await expect(open).toHaveCount(1);
      await expect(open.getByRole("heading")).toHaveText(
        (await shown.first().getByRole("heading").textContent())!,
      );
      await expect(open.getByRole("paragraph").first()).toBeVisible();
    }
    await box.fill("");
    await page.getByRole("search").getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown.count()).toBeLessThan(all);
    expect(await shown.count()).toBeGreaterThan(0);
  });

  await test.step("Back and a new document return to what was typed", async () => {
    await box.fill("app");
    const found = await shown.count();
    await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
    await expect(page).toHaveURL("/career");
    await page.goBack();
    await expect(box).toHaveValue("app");
    await expect(shown).toHaveCount(found);
    await page.reload();
    await hydrated(page);
    await expect(box).toHaveValue("app");
    await expect(shown).toHaveCount(found);
  });

  await test.step("a search that finds no problem says so, shows others, and can be sent as an enquiry", async () => {
    await box.fill("zzyzx");
    await expect(shown).toHaveCount(3);
    await expect(status).toContainText("3");
    const frame = page.locator("main ul").filter({ has: page.getByRole("button") });
    expect(await axeViolations(page)).toEqual([]);
    await frame.getByRole("button").click();
    await expect(page.getByRole("dialog")).toHaveAttribute("data-phase", "open");
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(/zzyzx/);
    await closeCard(page);
  });

  await test.step("on a translated page the finder shows what it finds, and how much that is", async () => {
    await translate(page);
    for (const text of ["chatbot", "zzyzx", "bill"]) {
      await box.fill(text);
      await expect.poll(() => shown.count()).toBeLessThan(all);
      await expect(status).toContainText(String(await shown.count()));
    }
  });
});
