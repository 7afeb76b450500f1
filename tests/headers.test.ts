import fs from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { posts } from "virtual:posts";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { completePage, sourceHash } from "../src/build/complete-page.ts";
import { contentSecurityPolicy, headersFile, mapHost } from "../src/build/headers.ts";
import { pages } from "../src/site/pages.ts";

type Rule = { for: string; forRegExp: RegExp; values: Record<string, string> };

const page = completePage({
  template:
    '<!doctype html><head><!--head--><script type="module" src="/e.js"></script></head><body><div id="root"></div></body>',
  loader: "load()",
  files: { scripts: ["e.js"], style: "s.css", recovery: "r.js", ahead: [] },
  style: "p{color:red}",
  head: "<title>Home</title>",
  body: "<main></main>",
});
const styleHash = sourceHash("p{color:red}");
const policy = contentSecurityPolicy({ scripts: [sourceHash("load()")], styles: [styleHash] });

const contentTypes: Record<string, string> = {
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/licences.md": "text/plain; charset=utf-8",
  "/site.webmanifest": "application/manifest+json",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
};
const files = [
  ...Object.keys(contentTypes),
  "/assets/entry-x1.js",
  "/favicon.svg",
  "/map.html",
  "/map.css",
  "/sitemap.xml",
  "/404.html",
];
const paths = [
  ...pages.map(({ path: address }) => address),
  ...posts.flatMap(({ id }) => [`/blog/${id}`, `/blog-detail/${id}`]),
  ...files,
];

let rules: Rule[];
beforeAll(async () => {
  rules = await parseRules(headersFile(policy));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** As Netlify's own parser reads them. */
async function parseRules(text: string): Promise<Rule[]> {
  const fromCli = createRequire(createRequire(import.meta.url).resolve("netlify-cli/package.json"));
  const { parseAllHeaders } = await import(pathToFileURL(fromCli.resolve("@netlify/headers-parser")).href);
  const folder = await mkdtemp(path.join(tmpdir(), "headers-"));
  try {
    const file = path.join(folder, "_headers");
    await writeFile(file, text);
    const { headers, errors } = await parseAllHeaders({ headersFiles: [file], minimal: false });
    expect(errors).toEqual([]);
    return headers;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const matching = (address: string) => rules.filter(({ forRegExp }) => forRegExp.test(address));

const headersOf = (address: string): Record<string, string> =>
  Object.assign({}, ...matching(address).map(({ values }) => values));

const namesSetTwice = (address: string) => {
  const names = matching(address).flatMap(({ values }) => Object.keys(values));
  return names.filter((name, index) => names.indexOf(name) !== index);
};

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Runs the analyser on the home page as a scan of https://site.example/ would have found it. */
function scan(headers: Record<string, string>) {
  // Its list of preloaded domains is fetched when it is installed, which is when we run no scripts. We are not on it.
  vi.spyOn(fs, "readFileSync").mockReturnValue("{}");
  const requests = new Requests("site.example");
  const observed = {
    headers: Object.assign(
      // The analyser reads them both ways: as properties and with get().
      Object.create({ get: () => undefined }),
      { "content-type": "text/html; charset=UTF-8" },
      headers,
    ),
    status: 200,
    verified: true,
    httpEquiv: new Map(),
  };
  const secure = new URL("https://site.example/");
  requests.resources.path = page;
  requests.session = { url: secure };
  Object.assign(requests.responses, {
    auto: observed,
    http: observed,
    https: observed,
    cors: observed,
    httpRedirects: [
      { url: new URL("http://site.example/"), status: 301 },
      { url: secure, status: 200 },
    ],
    httpsRedirects: [{ url: secure, status: 200 }],
  });
  const results = ALL_TESTS.map((run) => run(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const withoutCredit = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const score = withoutCredit < MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withoutCredit : 100 + sum(modifiers);
  return { ...getGradeForScore(score), results };
}

describe("Every page and file", () => {
  test("comes with the whole set, and with its type where the ending does not say it.", () => {
    for (const address of paths) {
      expect(headersOf(address), address).toEqual({
        "Content-Security-Policy": policy,
        "Strict-Transport-Security": "max-age=63072000",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "SAMEORIGIN",
        "Permissions-Policy":
          "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), fullscreen=(self), " +
          "geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), " +
          "xr-spatial-tracking=()",
        ...(address.startsWith("/assets/") && { "Cache-Control": "public, max-age=31536000, immutable" }),
        ...(address in contentTypes && { "Content-Type": contentTypes[address] }),
      });
    }
  });

  test("names no header by two rules, wherever it is: Netlify may join the values.", () => {
    const words = new Set(["strange", ...rules.flatMap(({ for: rule }) => rule.match(/[a-z-]+/g) ?? [])]);
    for (const first of words) {
      for (const second of ["", ...words]) {
        for (const third of ["", ...words]) {
          const address = `/${[first, second, third].filter(Boolean).join("/")}`;
          expect(namesSetTwice(address), address).toEqual([]);
        }
      }
    }
    for (const address of ["/", ...paths]) expect(namesSetTwice(address), address).toEqual([]);
  });
});

test("Other sites may embed the images that are meant for sharing, and nothing else.", () => {
  expect(headersOf("/og/home.png")).toEqual({
    ...headersOf("/"),
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
});

test("Strict-Transport-Security binds no subdomain: whether all of them speak HTTPS is for the domain's owner to know.", () => {
  expect(headersOf("/")["Strict-Transport-Security"]).not.toMatch(/includeSubDomains|preload/i);
});

test("The policy allows what the build inlines and the map, and no other source.", () => {
  const directives = policy.split("; ");
  expect(directives).toEqual([
    "default-src 'none'",
    `script-src 'self' ${sourceHash("load()")}`,
    `style-src 'self' ${styleHash}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${mapHost}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test("The policy upgrades no request to HTTPS: nothing on the site is asked for over HTTP, and WebKit would look for the files of a local preview where nobody answers.", () => {
  expect(policy).not.toContain("upgrade-insecure-requests");
});

describe("MDN's HTTP Observatory", () => {
  test("gives A+, with every point that a site can have which frames a map.", () => {
    const { grade, score, results } = scan(headersOf("/"));
    expect(results.filter(({ pass }) => !pass)).toEqual([]);
    expect(grade).toBe("A+");
    // Policy 10, frame-ancestors 5, referrer 5, resource policy 10. The rest of its table needs cookies, a script in
    // a file of its own or a preloaded domain.
    expect(score).toBe(130);
  });

  test("gives ten more since 1.6 for the opener policy, which the published 1.4.8 does not look at.", () => {
    expect(headersOf("/")["Cross-Origin-Opener-Policy"]).toBe("same-origin");
    expect(ALL_TESTS.map((run) => run.name)).not.toContain("crossOriginOpenerPolicyTest");
  });

  test.each([
    ["Content-Security-Policy", 75],
    ["Cross-Origin-Resource-Policy", 120],
    ["Referrer-Policy", 125],
    ["Strict-Transport-Security", 80],
    ["X-Content-Type-Options", 125],
  ])("would notice that %s is gone.", (name, score) => {
    const { [name]: _, ...others } = headersOf("/");
    expect(scan(others).score).toBe(score);
  });
});
