import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { postsPerPage } from "../../src/content/post-lists.ts";
import { company } from "../examples/company.ts";
import { expect, newPaper, privateKey, siteOrigin, test, type BuiltCopy } from "./support/fixtures.ts";

function filesWith(copy: BuiltCopy, text: string): string[] {
  const files = copy
    .builtFiles()
    .filter((file) => /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  return files.filter((file) => copy.built(file).includes(text));
}

test("another company leaves no fact of the placeholder in any file", ({ copy }) => {
  for (const fact of ["Northlane", "hello@example.com", "+91 00000 00000", "12 Example Road"])
    expect(filesWith(copy, fact), fact).toEqual([]);
});

test("another company has its place, without a region, and its clock in words", ({ copy }) => {
  for (const words of ["company in Denmark", "UTC+1 in winter and UTC+2 in summer"])
    expect(filesWith(copy, words), words).not.toEqual([]);
});

test("no file that visitors get has a secret of the build's environment", ({ copy }) => {
  expect(filesWith(copy, privateKey)).toEqual([]);
});

test("another company is in every file that names it", ({ copy }) => {
  for (const [file, fact] of [
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
  ] as const)
    expect(copy.built(file), file).toContain(fact);
});

test("a post that is added is on the blog, in the feed and in the sitemap, and has a page and an alias", ({
  copy,
}) => {
  expect(copy.documentAt("/blog")).toContain('href="/blog/newer-post"');
  expect(copy.built("feed.xml")).toContain("<title>A newer post</title>");
  expect(copy.built("sitemap.xml")).toContain(`<loc>${siteOrigin}/blog/newer-post</loc><lastmod>2026-03-01`);
  expect(copy.built("blog-detail/newer-post.html")).toContain(
    `rel="canonical" href="${siteOrigin}/blog/newer-post"`,
  );
});

test("posts that the first page of their list has no room for are on the next", ({ copy }) => {
  const pages = ["/blog", "/blog/page/2"].map((route) => copy.documentAt(route));
  expect(pages[0]).toContain('href="/blog/page/2"');
  const posts = pages.flatMap((html) => html.match(/(?<=href="\/blog\/)[a-z0-9-]+(?=")/g) ?? []);
  expect(new Set(posts).size).toBe(2 + postsPerPage);
});

test("a post has its pictures beside it, whatever their kind and name", ({ copy }) => {
  const html = copy.documentAt("/blog/newer-post");
  const sources = Array.from(html.matchAll(/(?:src|srcSet)="(\/assets\/[^"]*(?:photo|drawing)[^"]*)"/g));
  expect(sources).toHaveLength(3);
  for (const [, source] of sources) expect(copy.builtFiles()).toContain(decodeURI(source!.slice(1)));
});

test("a colour that is changed in tokens.ts is changed in pages, manifest, map and icons", ({ copy }) => {
  for (const [file, text] of [
    ["about.html", `[data-theme=light]{--bg:${newPaper};`],
    ["index.html", `<meta name="theme-color" content="${newPaper}"/>`],
    ["site.webmanifest", `"background_color":"${newPaper}"`],
    ["map.css", `--bg: ${newPaper};`],
  ] as const)
    expect(copy.built(file), file).toContain(text);
  expect(colourAt(copy.at("dist/icon-maskable.png"), 40, 40)).toBe(newPaper);
});

function colourAt(file: string, x: number, y: number): string {
  const picture = readFileSync(file).toString("base64");
  const { pixels, width } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image width="512" height="512" preserveAspectRatio="xMinYMin slice" href="data:image/png;base64,${picture}"/></svg>`,
  ).render();
  const start = (y * width + x) * 4;
  return `#${pixels.subarray(start, start + 3).toString("hex")}`;
}
