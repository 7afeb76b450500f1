import { documents, readText } from "../browser/built-site.ts";
import { button, card, eventually, expect, test } from "./fixtures.ts";

const demo = "[data-demo]";

for (const file of documents.filter((name) => readText(name).includes("data-demo="))) {
  const route = `/${file.replace(/\.html$/, "")}`;
  test(`${route}: the demonstration takes the drawing's place and fits the page`, async ({ tab }) => {
    await tab.visit(route);
    await tab.read(demo, (element) => element.scrollIntoView({ behavior: "instant" }));
    await eventually(() => tab.attribute(demo, "data-live")).toBe("true");
    // WebKit lays out a moment later what has just been put in.
    await eventually(() => tab.isShown(`${demo} svg`)).toBe(true);
    const drawn = await tab.read(`${demo} svg`, (svg) => svg.getBoundingClientRect().width);
    expect(drawn).toBeGreaterThan(200);
    expect((await tab.text(`${demo} output`)).length).toBeGreaterThan(20);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("what was seen goes into the message", async ({ tab }) => {
  await tab.visit("/ai-ml-development");
  await tab.read(demo, (element) => element.scrollIntoView({ behavior: "instant" }));
  await tab.click(button("Send this with your message"));
  await eventually(() => tab.attribute(card, "data-phase")).toBe("open");
  const message = await tab.read("textarea", (field) => (field as HTMLTextAreaElement).value);
  expect(message).toContain("threshold");
});
