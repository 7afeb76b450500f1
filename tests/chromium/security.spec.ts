import { documents, readText } from "../support/built-site.ts";
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

test("every document begins with its policy", () => {
  expect(documents.length).toBeGreaterThan(40);
  for (const file of [...documents, "map.html"])
    expect(readText(file), file).toMatch(
      /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*trusted-types 'none'">/,
    );
});

for (const route of ["/", "/nope", "/map.html"]) {
  test(`${route} runs no script and takes no style that somebody has added to it`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/Content Security Policy/, /TrustedHTML/, /status of 404/);
    await page.route(route, async (request) => {
      const response = await request.fetch();
      const html = await response.text();
      const added = `<style>:root { --added: yes }</style><script>globalThis.added = true</script>`;
      await request.fulfill({
        response,
        body: html.replace("</body>", `${added}<p style="--added: yes"></p></body>`),
      });
    });
    await page.goto(route);
    const added = await page.evaluate(() => {
      let acceptsHtml = true;
      try {
        document.createElement("p").innerHTML = "text";
      } catch {
        acceptsHtml = false;
      }
      return {
        script: "added" in globalThis,
        style: getComputedStyle(document.documentElement).getPropertyValue("--added"),
        attribute: getComputedStyle(document.querySelector("body > p:last-of-type")!).getPropertyValue(
          "--added",
        ),
        acceptsHtml,
      };
    });
    expect(added).toEqual({ script: false, style: "", attribute: "", acceptsHtml: false });
  });
}
