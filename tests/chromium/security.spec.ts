import { expect, expectSuccess, fillCard, openCard, pressSend, test, visit } from "./support/fixtures.ts";

test("the enquiry card, drawer, dropdowns, toasts and map do not violate the content security policy", async ({
  page,
  sender,
}) => {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (rule: string) => violations.push(rule));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      (globalThis as unknown as { reportViolation(rule: string): void }).reportViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "map" }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/");
  for (const name of ["Our Services", "Our Expertise"]) await page.getByRole("button", { name }).click();

  await openCard(page);
  await pressSend(page);
  await fillCard(page, { email: sender });
  await pressSend(page);
  await expectSuccess(page);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Our Services").click();
  await page.keyboard.press("Escape");

  const map = page.frameLocator('iframe[title="Company Location"]');
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await map.getByRole("link").click();
  await expect(map.locator("body")).toHaveText("map");
  expect(violations).toEqual([]);
});
