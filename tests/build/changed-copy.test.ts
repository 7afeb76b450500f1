import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { readCompany } from "../../src/generator/company/read-company.ts";
import { paper } from "../../src/styles/tokens.ts";
import { company } from "../examples/company.ts";
import { at, built, builtFiles, documentAt, textIn } from "./support/built-copy.ts";
import { newPaper, siteOrigin } from "./support/make-copy.ts";

const texts = builtFiles().filter((file) => /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/.test(file));
const filesWith = (text: RegExp | string) =>
  texts.filter((file) => (typeof text === "string" ? built(file).includes(text) : text.test(built(file))));

describe("another company", () => {
  test("leaves no fact of the one before in any file", async () => {
    expect(texts.length).toBeGreaterThan(100);
    const { email, phone, place } = await readCompany();
    for (const fact of [email, phone, place.street]) expect(filesWith(fact)).toEqual([]);
  });

  test("has the law of its own country on the privacy page", () => {
    expect(textIn(documentAt("/privacy"))).not.toContain("India");
  });

  test("has its place and clock in the texts, without a region", () => {
    expect(textIn(documentAt("/about"))).toContain("UTC+1 in winter and UTC+2 in summer");
    expect(textIn(documentAt("/about"))).toContain("company in Denmark");
  });

  test.each([
    ["index.html", String(company.facts.founded)],
    ["index.html", `"telephone":"${company.phone}"`],
    ["about.html", "First Engineer"],
    ["contact-us.html", company.facts.replyWithin!],
    ["privacy.html", "Datatilsynet"],
    ["about.html", company.facts.imprint![1]!],
    ["services.html", "Projects begin at DKK 60,000."],
    ["site.webmanifest", `"short_name":"${company.shortName}"`],
    ["feed.xml", company.name.replace("&", "&amp;")],
    [".well-known/security.txt", `mailto:${company.email}`],
    ["llms.txt", `# ${company.name}`],
  ])("is in %s: %s", (file, fact) => {
    expect(built(file)).toContain(fact);
  });
});

describe("a post", () => {
  test("that is added is on the blog, in the feed and in the sitemap, and has a page and an alias", () => {
    expect(documentAt("/blog")).toContain('href="/blog/newer-post"');
    expect(built("feed.xml")).toContain("<title>A newer post</title>");
    expect(built("sitemap.xml")).toContain(`<loc>${siteOrigin}/blog/newer-post</loc><lastmod>2026-03-01`);
    expect(built("blog-detail/newer-post.html")).toContain(
      `rel="canonical" href="${siteOrigin}/blog/newer-post"`,
    );
  });

  test("has its pictures beside it, whatever their kind and name", () => {
    const html = documentAt("/blog/newer-post");
    const sources = Array.from(html.matchAll(/(?:src|srcSet)="(\/assets\/[^"]*(?:photo|drawing)[^"]*)"/g));
    expect(sources).toHaveLength(3);
    for (const [, source] of sources) expect(builtFiles()).toContain(decodeURI(source!.slice(1)));
  });
});

describe("a colour that is changed in tokens.ts", () => {
  test.each([
    ["the style of every page", "about.html", `[data-theme=light]{--bg:${newPaper};`],
    ["the browser's own bar", "index.html", `<meta name="theme-color" content="${newPaper}"/>`],
    ["the manifest", "site.webmanifest", `"background_color":"${newPaper}"`],
    ["the map", "map.css", `--bg: ${newPaper};`],
  ])("is in %s", (_, file, text) => {
    expect(built(file)).toContain(text);
  });

  test("is in the icons", () => {
    expect(colourAt(at("dist/icon-maskable.png"), 40, 40)).toBe(newPaper);
  });

  test("has its old value in no built file but the drawings", () => {
    expect(filesWith(paper).filter((file) => !file.endsWith(".svg"))).toEqual([]);
  });
});

function colourAt(file: string, x: number, y: number): string {
  const picture = readFileSync(file).toString("base64");
  const { pixels, width } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image width="512" height="512" preserveAspectRatio="xMinYMin slice" href="data:image/png;base64,${picture}"/></svg>`,
  ).render();
  const start = (y * width + x) * 4;
  return `#${pixels.subarray(start, start + 3).toString("hex")}`;
}
