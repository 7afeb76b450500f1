import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { enquiryPath } from "../../src/enquiry/enquiry-schema.ts";
import { expect, test } from "./support/fixtures.ts";

// These tests look at the output of Netlify's own build, which also runs at a deploy.

test("Netlify's own build publishes the site, and warns that it is not ready for production", ({ copy }) => {
  expect(copy.log).toContain("Netlify Build Complete");
  expect(copy.log).toContain("NOT READY FOR PRODUCTION");
  for (const file of ["index.html", "about.html", "404.html", "sitemap.xml"])
    expect(copy.has(`dist/${file}`), file).toBe(true);
});

test("the build of a site without a fault prints nothing alarming, so that a warning is one", ({ copy }) => {
  const [log] = /vite v[\d.]+ building[^]*prerendered \d+ documents/.exec(copy.log)!;
  const alarming = log
    .split("\n")
    .filter((line) => /warn|\[[A-Z_]{6,}\]|\[plugin |minify\]|hint:/i.test(line));
  expect(alarming).toEqual([]);
});

test("Netlify's bundler finds the function's route and rate limit", ({ copy }) => {
  expect(copy.has(".netlify/functions/enquiry.zip")).toBe(true);
  const { functions } = JSON.parse(copy.read(".netlify/functions/manifest.json"));
  expect(functions).toEqual([
    expect.objectContaining({
      name: "enquiry",
      // No method is excluded, so that the function answers other methods with 405, not the site with its 404
      // page.
      routes: [{ pattern: enquiryPath, literal: enquiryPath, methods: [] }],
      trafficRules: {
        action: {
          type: "rate_limit",
          config: {
            rateLimitConfig: { algorithm: "sliding_window", windowSize: 180, windowLimit: 10 },
            aggregate: { keys: [{ type: "ip" }, { type: "domain" }] },
          },
        },
      },
    }),
  ]);
});

test("a build with NODE_ENV=development, which would publish React for developers, is refused", async ({
  copy,
}) => {
  const build = promisify(execFile)(process.execPath, [copy.at("node_modules/vite/bin/vite.js"), "build"], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: "development" },
  });
  await expect(build).rejects.toThrow(/NODE_ENV is "development"/);
});

test("the settings for the servers have the headers of dist/_headers and the redirects", ({ copy }) => {
  const settings = copy.read(".netlify/netlify.toml");
  expect(settings).toMatch(
    /for = "\/\*"\s+\[headers\.values\][^[]*Content-Security-Policy = "frame-ancestors 'self'/,
  );
  expect(settings).toMatch(/from = "\/expertise"\s+to = "\/expertise\/java"\s+status = 302/);
});
