import { documents, readText } from "../support/built-site.ts";
import { expect, test, visit } from "./support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const post = documents.find((file) => file.startsWith("blog/") && readText(file).includes("<table"))!;

for (const path of ["/what-we-would-not-use", `/${post.replace(".html", "")}`])
  test(`a table of ${path} that is stacked on a phone states the role of each of its elements, and keeps its column headers`, async ({
    page,
  }) => {
    await visit(page, path);
    const table = page.getByRole("main").getByRole("table").first();
    expect(await table.getByRole("columnheader").count()).toBeGreaterThan(1);
    // Safari drops the role of a table's elements when CSS displays them otherwise, unless the role is
    // stated.
    const unstated = await table.evaluate((element) =>
      Array.from(element.querySelectorAll("thead, tbody, tr, th, td"), ({ tagName, role }) => ({
        tagName,
        role,
      })).filter(({ role }) => role === null),
    );
    expect(unstated).toEqual([]);
  });
