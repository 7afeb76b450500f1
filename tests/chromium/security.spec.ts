import { documents, readText } from "../support/built-site.ts";
import { everyRoute } from "../support/routes.ts";
import { expect, plainPage, test } from "./support/fixtures.ts";

test("every document begins with its policy", () => {
  expect(documents.length).toBeGreaterThan(everyRoute.length);
  for (const file of [...documents, "map.html"])
    expect(readText(file), file).toMatch(
      /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*trusted-types 'none'">/,
    );
});

// The console of every other test shows what the policy refuses of our own, and fails that test.
for (const route of [plainPage, "/map.html"]) {
  test(`${route} runs no script and takes no style that somebody has added to it`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/Content Security Policy/, /TrustedHTML/);
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
