import { expect, test } from "@playwright/test";
import { documents, isServed, readBytes, readText } from "../support/built-site.ts";
import { everyRoute } from "../support/routes.ts";

/** The documents of canonical addresses: neither aliases nor 404.html. */
const canonicalDocuments = documents.filter((file) => !file.startsWith("blog-detail") && file !== "404.html");
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)![1]!;
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
/** Reads width and height, in pixels, from their fixed place in a PNG (PNG specification, section 11.2.1). */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
const { origin } = new URL(canonicalOf(readText("index.html"))!);
const addressOf = (file: string) => `${origin}/${file === "index.html" ? "" : file.replace(/\.html$/, "")}`;

test("every link and every file that a page names exists, and so does every fragment", () => {
  expect(documents.length).toBeGreaterThan(everyRoute.length);
  for (const file of documents) {
    const html = readText(file);
    const targets = [...html.matchAll(/\b(?:href|src)="(\/[^"#?]*)/g)].map(([, target]) => target!);
    // The top bar and the footer alone have more links.
    expect(targets.length, file).toBeGreaterThan(20);
    expect(
      targets.filter((target) => !isServed(target)),
      file,
    ).toEqual([]);

    const links = Array.from(html.matchAll(/href="(\/[^"#?]*)?(?:\?[^"#]*)?#([^"]+)"/g), ([, page, id]) => ({
      page,
      id: decodeURIComponent(id!),
    }));
    expect(links, file).toContainEqual({ page: undefined, id: "main" });
    // The menu button leads to #footer-links when the page cannot hydrate (src/layout/top-bar.tsx).
    const missing = [...links, { page: undefined, id: "footer-links" }].filter(({ page, id }) => {
      const target = page ? readText(page === "/" ? "index.html" : `${page.slice(1)}.html`) : html;
      return !target.includes(` id="${id}"`);
    });
    expect(missing, file).toEqual([]);
  }
});

test("search engines and other sites get of each page a title, a description, an address and a picture of its own", () => {
  const seen = { title: new Set(), picture: new Set() };
  for (const file of canonicalDocuments) {
    const html = readText(file);
    seen.title.add(/<title>([^<]*)<\/title>/.exec(html)![1]!);
    expect(metaOf(html, "og:description"), file).toBe(metaOf(html, "description"));
    for (const address of [canonicalOf(html), metaOf(html, "og:url")])
      expect(address, file).toBe(addressOf(file));
    const picture = metaOf(html, "og:image");
    seen.picture.add(picture);
    const bytes = readBytes(new URL(picture).pathname.slice(1));
    expect(sizeOf(bytes), file).toBe("1200x630");
    // Larger ones are not shown by some messengers.
    expect(bytes.length, file).toBeLessThan(300_000);
  }
  for (const [what, { size }] of Object.entries(seen)) expect(size, what).toBe(canonicalDocuments.length);
});

test("the sitemap lists every canonical page once, and nothing else", () => {
  const listed = [...readText("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  expect(listed.toSorted()).toEqual(canonicalDocuments.map(addressOf).toSorted());
});

test("search engines leave 404.html out", () => {
  expect(metaOf(readText("404.html"), "robots")).toBe("noindex");
  expect(canonicalOf(readText("404.html"))).toBeUndefined();
});

test("the icons of the manifest exist in the size that it names", () => {
  const { icons } = JSON.parse(readText("site.webmanifest")) as { icons: { src: string; sizes: string }[] };
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of icons) expect(sizeOf(readBytes(src))).toBe(sizes);
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
