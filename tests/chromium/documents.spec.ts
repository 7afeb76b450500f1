import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { backgrounds, type ThemeName } from "../../src/styles/tokens.ts";
import { documentOf, documents, files, readBytes, readText } from "../support/built-site.ts";
import { everyRoute, posts, serviceRoutes } from "../support/routes.ts";
import { textOfHtml } from "./support/text-of-html.ts";

const markupOf = (file: string) => readText(file).replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");

test("every route has a document, and every document but 404.html has a route", () => {
  expect(documents.toSorted()).toEqual([...everyRoute.map(documentOf), "404.html"].toSorted());
});

for (const [what, pattern] of [
  ["is still loading a part", /role="status">Loading\.\.\./],
  ["lacks the link to the feed", /^(?!.*<link rel="alternate" type="application\/atom\+xml")/s],
  // Safari drops the roles of a table that CSS stacks on a phone, unless they are stated.
  ["has a part of a table without its role", /<(?:table|thead|tbody|tr|th|td)\b(?![^>]* role=)/],
] as const) {
  test(`no document ${what}`, () => {
    expect(documents.length).toBeGreaterThan(30);
    expect(documents.filter((file) => pattern.test(markupOf(file)))).toEqual([]);
  });
}

test("the alias of a post serves the same document as its canonical address", () => {
  for (const id of posts)
    expect(readText(documentOf(`/blog-detail/${id}`)), id).toBe(readText(documentOf(`/blog/${id}`)));
});

/** Returns the names in a document's breadcrumb as visitors see it, and as it describes it to search engines. */
function breadcrumbsIn(html: string): [shown: string[], described: string[]] {
  const [nav = ""] = /<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(html) ?? [];
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { "@graph": things = [] } = JSON.parse(json);
  const list = things.find((thing: { "@type": string }) => thing["@type"] === "BreadcrumbList");
  return [
    Array.from(nav.matchAll(/>([^<]+)</g), ([, name]) => textOfHtml(name!)),
    list?.itemListElement.map(({ name }: { name: string }) => name) ?? [],
  ];
}

test("search engines are told of the breadcrumb that visitors see", () => {
  const breadcrumbs = documents.map((file) => breadcrumbsIn(readText(file)));
  expect(breadcrumbs.filter(([shown]) => shown.length > 1).length).toBeGreaterThan(20);
  for (const [shown, described] of breadcrumbs) expect(described).toEqual(shown);
});

/** The themes of rule "Top bar"; pages that it does not name are light. */
const themes = new Map<string, ThemeName>([
  ["/about", "about-dark"],
  ["/service-section", "dark"],
  ...["/services", ...serviceRoutes].map((route) => [route, "blue"] as const),
]);

const themeOf = (file: string) => /<header [^>]*data-theme="([^"]*)"/.exec(readText(file))?.[1];

test("the top bar of every document, and the browser's own, have the theme of its route", () => {
  for (const route of everyRoute) {
    const theme = themes.get(route) ?? "light";
    expect(themeOf(documentOf(route)), route).toBe(theme);
    expect(readText(documentOf(route)), route).toContain(
      `<meta name="theme-color" content="${backgrounds[theme]}"/>`,
    );
  }
  expect(themeOf("404.html")).toBe("light");
});

/** Returns the names of the cascade layers in the order in which they first occur. */
function layersIn(style: string): string[] {
  const names = Array.from(style.matchAll(/@layer ([a-z,]+)/g), ([, list]) => list!.split(","));
  return [...new Set(names.flat())];
}

const stylesheets = files.filter((file) => /^assets.*\.css$/.test(file));

test("every stylesheet and document names the cascade layers in the order in which they override each other", () => {
  const order = layersIn(stylesheets.map(readText).join(""));
  expect(order).toEqual(["base", "components", "sections", "pages", "demos"]);
  for (const file of [...stylesheets, ...documents]) {
    const named = layersIn(readText(file));
    expect(named, file).toEqual(order.filter((layer) => named.includes(layer)));
  }
});

test("every picture has the shape for which its document keeps room", async () => {
  const tags = new Set(documents.flatMap((file) => readText(file).match(/<(?:img|source) [^>]*>/g) ?? []));
  expect(tags.size).toBeGreaterThan(50);
  for (const tag of tags) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];
    const file = attribute("src(?:set)?")!;
    // A part of a drawing.
    if (file.includes("#")) continue;
    const { width, height } = await sharp(readBytes(decodeURI(file.slice(1)))).metadata();
    const kept = Number(attribute("width")) / Number(attribute("height"));
    expect(width / height / kept, tag).toBeCloseTo(1, 1);
  }
});
