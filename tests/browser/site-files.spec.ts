import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

const dist = path.resolve(import.meta.dirname, "../../dist");
const documents = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".html") && file !== "map.html",
);
const read = (file: string) => readFileSync(path.join(dist, file), "utf8");

/** Netlify serves /about from about.html. */
const isServed = (pathname: string) =>
  pathname === "/" ||
  [pathname, `${pathname}.html`].some((file) => existsSync(path.join(dist, decodeURIComponent(file))));

test("every link and every file that a page names exists", () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\b(?:href|src)="(\/[^"#?]*)/g)]
      .map(([, target]) => target!)
      .filter((target) => !isServed(target))
      .map((target) => `${file}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(40);
  expect(broken).toEqual([]);
});

test("every fragment that a page links to is in that page", () => {
  const broken = documents.flatMap((file) => {
    const html = read(file);
    return [...html.matchAll(/href="#([^"]+)"/g)]
      .map(([, id]) => id!)
      .filter((id) => !html.includes(`id="${id}"`))
      .map((id) => `${file}: #${id}`);
  });
  expect(broken).toEqual([]);
});

test("titles and descriptions are unique and of a length that search engines show", () => {
  const canonical = documents.filter((file) => !file.startsWith("blog-detail") && file !== "404.html");
  const titles = canonical.map((file) => /<title>([^<]*)<\/title>/.exec(read(file))![1]!);
  const descriptions = canonical.map(
    (file) => /<meta name="description" content="([^"]*)"/.exec(read(file))![1]!,
  );
  expect(new Set(titles).size).toBe(canonical.length);
  expect(new Set(descriptions).size).toBe(canonical.length);
  expect(descriptions.filter(({ length }) => length < 100 || length > 175)).toEqual([]);
});

test("the sitemap lists every canonical page once, and nothing else", () => {
  const listed = [...read("sitemap.xml").matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, target]) => target!,
  );
  const expected = documents
    .filter((file) => !file.startsWith("blog-detail") && file !== "404.html")
    .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`));
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("no secret and no name of a setting is in what the browser gets", () => {
  const leaks = readdirSync(path.join(dist, "assets"))
    .filter((file) => file.endsWith(".js"))
    .filter((file) =>
      /EMAILJS_|api\.emailjs\.com|service_local|template_local|public_local/.test(read(`assets/${file}`)),
    );
  expect(leaks).toEqual([]);
});
