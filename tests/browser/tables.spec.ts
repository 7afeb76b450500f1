import { documents, readText } from "./built-site.ts";
import { expect, test, visit } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a table that is stacked on a phone states the role of each of its elements, and keeps its column headers", async ({
  page,
}) => {
  await visit(page, "/what-we-would-not-use");
  const table = page.getByRole("main").getByRole("table").first();
  expect(await table.getByRole("columnheader").count()).toBeGreaterThan(1);
  // Safari drops the role of a table's elements when CSS displays them otherwise, unless the role is stated.
  const unstated = await table.evaluate((element) =>
    Array.from(element.querySelectorAll("thead, tbody, tr, th, td"), ({ tagName, role }) => ({
      tagName,
      role,
    })).filter(({ role }) => role === null),
  );
  expect(unstated).toEqual([]);
});

test("a table in a post that is wider than the screen marks the edge that hides columns, and scrolls by keyboard", async ({
  page,
}) => {
  const post = documents.find((file) => file.startsWith("blog/") && readText(file).includes("<table"))!;
  await visit(page, `/${post.replace(".html", "")}`);
  const box = page.getByRole("group", { name: "Table" }).first();
  await box.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  const scrolledFromEnd = () =>
    box.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth - scrollLeft);
  expect(await scrolledFromEnd()).toBeGreaterThan(40);

  /** Takes a picture of a strip at each edge, between the airmail stripe and the first line of text. */
  const edges = async () => {
    const { x, y, width } = (await box.boundingBox())!;
    const strip = { y: y + 12, width: 12, height: 6 };
    return Promise.all(
      [x + 2, x + width - 14].map(async (left) =>
        (await page.screenshot({ clip: { ...strip, x: left } })).toString("base64"),
      ),
    );
  };
  const [startAtStart, endAtStart] = await edges();
  expect(endAtStart).not.toBe(startAtStart);

  await box.focus();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(await scrolledFromEnd()).toBeLessThan(1);
  }).toPass();
  const [startAtEnd, endAtEnd] = await edges();
  expect(startAtEnd).not.toBe(startAtStart);
  expect(endAtEnd).not.toBe(endAtStart);
});
