import {
  expect,
  expectFailure,
  expectSuccess,
  failureMessages,
  fillCard,
  openCard,
  pressSend,
  test,
  visit,
  writeEnquiry,
} from "./fixtures.ts";

test("card, drawer, dropdowns, toasts and the map break no rule of the content security policy", async ({
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

test("an e-mail service that never answers ends in the failure path, and the text is kept", async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(...failureMessages);
  await writeEnquiry(page, "hang@mailbox.test", { message: "Still here" });
  await pressSend(page);
  await expect(page.getByRole("button", { name: "SENDING..." })).toBeVisible();
  // The function gives an attempt 8 s.
  await expectFailure(page, { timeout: 15_000 });
  await expect(page.getByLabel("Message")).toHaveValue("Still here");
});

test("after a failure the visitor can copy the text or take it to the mail program", async ({
  page,
  context,
  expectedMessages,
}) => {
  expectedMessages.push(...failureMessages);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await writeEnquiry(page, "status-500@mailbox.test", { message: "Line one\nline two & more" });
  await pressSend(page);
  await page.getByRole("button", { name: "Copy my text" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Line one\nline two & more");
  expect(copied).toContain("status-500@mailbox.test");
});

test("the answer's headers are those of the policy on every kind of file", async ({ request }) => {
  for (const path of ["/", "/cloud-services", "/blog/native-or-pwa", "/nope", "/map.html", "/favicon.svg"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toContain("default-src 'none'");
    expect(headers["content-security-policy"], path).not.toContain("unsafe-inline");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  }
});
