import { expect, test } from "vitest";
import { contentSecurityPolicy, mapHost } from "../../../src/generator/documents/content-security-policy.ts";
import { headersFile } from "../../../src/generator/documents/headers.ts";
import { allPages } from "../../../src/generator/render/render-pages.tsx";
import { headersOf, readHeaderRules } from "../../support/netlify-headers.ts";

const policy = contentSecurityPolicy({ script: "hello", style: "" });
// Computed with `printf hello | openssl dgst -sha256 -binary | base64`.
const scriptHash = "'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ='";
const styleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const directives = new Map(
  policy.split("; ").map((directive): [string, string[]] => {
    const [name, ...sources] = directive.split(" ");
    return [name!, sources];
  }),
);

const rules = readHeaderRules(headersFile());
const valuesOf = (path: string): Record<string, string> => Object.fromEntries(headersOf(path, rules));

const files =
  "/nope /map.html /favicon.svg /assets/entry-x1.js /og/home.png " +
  "/feed.xml /licences.md /site.webmanifest /.well-known/security.txt";
const paths = [...files.split(" "), ...allPages.map(({ path }) => path), "/blog-detail/a-post"];

// Sources: OWASP HTTP Headers Cheat Sheet; OWASP ASVS 5.0, section 3.4.
test.each([
  ["Content-Security-Policy", /^frame-ancestors 'self'$/],
  ["Cross-Origin-Opener-Policy", /^same-origin$/],
  ["Cross-Origin-Resource-Policy", /^(?:same|cross)-origin$/],
  ["Permissions-Policy", /\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\).*\bpayment=\(\)/],
  ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
  // At least a year, and without includeSubDomains: only the owner of the domain knows whether all subdomains
  // use HTTPS.
  ["Strict-Transport-Security", /^max-age=[3-9]\d{7}$/],
  ["X-Content-Type-Options", /^nosniff$/],
  ["X-Frame-Options", /^SAMEORIGIN$/],
])("every page and file has %s", (name, value) => {
  for (const path of paths) expect(valuesOf(path)[name], path).toMatch(value);
});

test("no header comes from two rules: Netlify may join their values", () => {
  for (const path of paths) {
    const names = headersOf(path, rules).map(([name]) => name);
    expect(new Set(names).size, path).toBe(names.length);
  }
});

test("other sites may embed the share images, and nothing else", () => {
  const open = paths.filter((path) => valuesOf(path)["Cross-Origin-Resource-Policy"] === "cross-origin");
  expect(open).toEqual(["/og/home.png"]);
});

test("files with a hash in their name are cached for a year, and nothing else is", () => {
  const kept = paths.filter((path) => "Cache-Control" in valuesOf(path));
  expect(kept).toEqual(["/assets/entry-x1.js"]);
  expect(valuesOf(kept[0]!)["Cache-Control"]).toBe("public, max-age=31536000, immutable");
});

test.each([
  ["/feed.xml", "application/atom+xml; charset=utf-8"],
  ["/licences.md", "text/plain; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
])("%s has a content type that its file extension does not imply", (path, type) => {
  expect(valuesOf(path)["Content-Type"]).toBe(type);
});

// Sources: MDN, "Content Security Policy implementation", and the criteria of MDN's HTTP Observatory.
test("the policy allows our own files, what the build inlines and the map, and no other source", () => {
  const sources = new Set([...directives.values()].flat());
  expect(sources).toEqual(new Set(["'none'", "'self'", "'script'", mapHost, scriptHash, styleHash]));
  expect(directives.get("script-src")).toEqual(["'self'", scriptHash]);
  expect(directives.get("style-src")).toEqual(["'self'", styleHash]);
  expect(directives.get("frame-src")).toEqual(["'self'", mapHost]);
});

test.each([
  ["default-src", "'none'"],
  ["object-src", "'none'"],
  ["base-uri", "'none'"],
  ["form-action", "'self'"],
  ["require-trusted-types-for", "'script'"],
  ["trusted-types", "'none'"],
])("the policy restricts %s", (name, source) => {
  expect(directives.get(name)).toEqual([source]);
});

test("previews tell search engines not to index them, the site itself does not", () => {
  for (const context of [undefined, "", "production"])
    expect(headersFile(context)).not.toContain("X-Robots-Tag");
  for (const context of ["deploy-preview", "branch-deploy"])
    expect(headersFile(context)).toMatch(/^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex\n/);
});
