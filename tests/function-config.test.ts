import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { enquiryPath } from "../src/enquiry/enquiry.ts";

const root = path.resolve(import.meta.dirname, "..");

test("Netlify's bundler reads the route and the rate limit, which it drops silently when it cannot.", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "functions-"));
  try {
    const netlify = path.join(root, "node_modules/.bin/netlify");
    const options = ["functions:build", "--src", "netlify/functions", "--functions", folder];
    const env = { ...process.env, CI: "true" };
    await promisify(execFile)(process.execPath, [netlify, ...options], { cwd: root, env });
    const { functions } = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
    expect(functions).toEqual([
      expect.objectContaining({
        name: "enquiry",
        // No methods: others than POST must reach the function, which answers 405, not the site's 404 page.
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
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
