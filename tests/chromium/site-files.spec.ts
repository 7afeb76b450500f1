import { mailboxAccount } from "../../netlify/local/mailbox-account.ts";
import { requiredSettings } from "../../netlify/settings.ts";
import { descriptionLength } from "../../src/routing/page-head.ts";
import { documents, files, isServed, readBytes, readText } from "../support/built-site.ts";
import { posts } from "../support/routes.ts";
import { expect, test, visit } from "./support/fixtures.ts";

/** The documents of canonical addresses: neither aliases nor 404.html. */
const canonicalDocuments = documents.filter((file) => !file.startsWith("blog-detail") && file !== "404.html");
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const fileAt = (address: string) => new URL(address).pathname.slice(1);
/** Reads width and height, in pixels, from their fixed place in a PNG (PNG specification, section 11.2.1). */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
const { origin } = new URL(canonicalOf(readText("index.html"))!);

test("every link and every file that a page names exists", () => {
  expect(documents.length).toBeGreaterThan(40);
  for (const file of documents) {
    const targets = [...readText(file).matchAll(/\b(?:href|src)="(\/[^"#?]*)/g)].map(([, target]) => target!);
    // The top bar and the footer alone have more links.
    expect(targets.length, file).toBeGreaterThan(20);
    expect(
      targets.filter((target) => !isServed(target)),
      file,
    ).toEqual([]);
  }
});

test("every link to a fragment has its target", () => {
  for (const file of documents) {
    const html = readText(file);
    const links = [...html.matchAll(/href="(\/[^"#?]*)?#([^"]+)"/g)].map(([, page, id]) => ({
      page,
      id: id!,
    }));
    expect(links, file).toContainEqual({ page: undefined, id: "main" });
    // The menu button leads to #footer-links when the page cannot hydrate
    // (src/generator/documents/loader.js).
    const missing = [...links, { page: undefined, id: "footer-links" }].filter(({ page, id }) => {
      const target = page ? readText(page === "/" ? "index.html" : `${page.slice(1)}.html`) : html;
      return !target.includes(` id="${id}"`);
    });
    expect(missing, file).toEqual([]);
  }
});

test("titles and descriptions are unique, and descriptions are of a length that search engines show", () => {
  expect(canonicalDocuments.length).toBeGreaterThan(40);
  const titles = canonicalDocuments.map((file) => /<title>([^<]*)<\/title>/.exec(readText(file))![1]!);
  const descriptions = canonicalDocuments.map((file) => metaOf(readText(file), "description")!);
  expect(new Set(titles).size).toBe(canonicalDocuments.length);
  expect(new Set(descriptions).size).toBe(canonicalDocuments.length);
  expect(
    descriptions.filter(({ length }) => length < descriptionLength.min || length > descriptionLength.max),
  ).toEqual([]);
});

test("the sitemap lists every canonical page once, and nothing else", () => {
  const listed = [...readText("sitemap.xml").matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, target]) => target!,
  );
  const expected = canonicalDocuments.map((file) =>
    file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`,
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("every page has Open Graph data of its own, with absolute addresses", () => {
  const pictures = new Set<string>();
  for (const file of canonicalDocuments) {
    const html = readText(file);
    for (const name of ["og:image:alt", "og:description", "og:title"])
      expect(metaOf(html, name), `${name} of ${file}`).toBeTruthy();
    const address = `${origin}${file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`}`;
    expect(canonicalOf(html), file).toBe(address);
    expect(metaOf(html, "og:url"), file).toBe(address);
    expect(metaOf(html, "og:image"), file).toMatch(`${origin}/`);
    expect(metaOf(html, "og:image:alt"), file).toBe(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]);
    expect(metaOf(html, "og:description"), file).toBe(metaOf(html, "description"));
    expect(metaOf(html, "twitter:card"), file).toBe("summary_large_image");
    const isPost = file.startsWith("blog/");
    expect(metaOf(html, "og:type"), file).toBe(isPost ? "article" : "website");
    expect(Boolean(metaOf(html, "article:published_time")), file).toBe(isPost);
    pictures.add(metaOf(html, "og:image")!);
  }
  expect(pictures.size).toBe(canonicalDocuments.length);
});

test("the alias of a post names its canonical address, and 404.html has none", () => {
  expect(posts.length).toBeGreaterThan(1);
  for (const id of posts)
    expect(canonicalOf(readText(`blog-detail/${id}.html`)), id).toBe(`${origin}/blog/${id}`);
  const html = readText("404.html");
  expect(metaOf(html, "robots")).toBe("noindex");
  expect(canonicalOf(html)).toBeUndefined();
  expect(metaOf(html, "og:url")).toBeUndefined();
});

test("share images are 1200 x 630 and below 300 kB", () => {
  for (const file of canonicalDocuments) {
    const html = readText(file);
    const picture = readBytes(fileAt(metaOf(html, "og:image")!));
    expect(sizeOf(picture), file).toBe("1200x630");
    expect(sizeOf(picture)).toBe(`${metaOf(html, "og:image:width")}x${metaOf(html, "og:image:height")}`);
    expect(picture.length, file).toBeLessThan(300_000);
  }
});

test("the icons of the manifest exist in the size that it names", () => {
  const { icons } = JSON.parse(readText("site.webmanifest")) as { icons: { src: string; sizes: string }[] };
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) expect(sizeOf(readBytes(src))).toBe(sizes);
  expect(sizeOf(readBytes("apple-touch-icon.png"))).toBe("180x180");
});

test("every address in the feed, in robots.txt, in llms.txt and in security.txt is one of ours", () => {
  for (const file of ["feed.xml", "robots.txt", "llms.txt", ".well-known/security.txt"]) {
    const addresses = [...readText(file).matchAll(/https?:\/\/[^\s"<)]+/g)]
      .map(([address]) => address)
      .filter((address) => address !== "http://www.w3.org/2005/Atom");
    expect(addresses.length, file).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(new URL(address).origin, file).toBe(origin);
      expect(isServed(new URL(address).pathname), address).toBe(true);
    }
  }
});

test("security.txt has not expired, and will expire within a year", () => {
  const [, expires] = /^Expires: (.+)$/m.exec(readText(".well-known/security.txt"))!;
  const days = (Date.parse(expires!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test("the tags in the head change when a visitor follows a link", async ({ page }) => {
  await visit(page, "/blog");
  const content = (name: string) => page.locator(`meta[property="${name}"]`);
  await page.locator("article a").first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  const { pathname } = new URL(page.url());
  await expect(content("og:url")).toHaveAttribute("content", origin + pathname);
  await expect(content("og:type")).toHaveAttribute("content", "article");
  await expect(content("og:image")).toHaveAttribute("content", /\/og\/blog-.+\.png$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", origin + pathname);
  for (const name of ["og:url", "og:image", "og:title", "article:published_time"]) {
    await expect(content(name)).toHaveCount(1);
  }
});

test("licences.md has the licence of every package whose code or drawings reach the browser", () => {
  const named = [...readText("licences.md").matchAll(/^## (\S+) - \d/gm)].map(([, name]) => name!);
  expect(named.toSorted()).toEqual([
    "@fontsource-variable/archivo",
    "@fontsource-variable/martian-mono",
    "@linaria/core",
    "@tabler/icons",
    "react",
    "react-dom",
    "react-hot-toast",
    "regexparam",
    "scheduler",
    "valibot",
    "wouter",
  ]);
});

test("no secret and no name of a setting is in the files that the browser gets", () => {
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(40);
  const secrets = [...requiredSettings, ...Object.values(mailboxAccount), "EMAILJS_", "api.emailjs.com"];
  const found = (file: string) => secrets.some((secret) => readText(file).includes(secret));
  expect([...scripts, ...documents].filter(found)).toEqual([]);
});
