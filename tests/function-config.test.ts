import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { config } from "../netlify/functions/enquiry.ts";
import { enquiryPath } from "../src/enquiry/enquiry.ts";

type Bundler = {
  zipFunctions(source: string, destination: string, options: { manifest: string }): Promise<unknown>;
};

/** The bundler that Netlify's build runs, as netlify-cli brings it. */
async function importBundler(): Promise<Bundler> {
  const fromProject = createRequire(import.meta.url);
  const fromCli = createRequire(fromProject.resolve("netlify-cli/package.json"));
  return import(pathToFileURL(fromCli.resolve("@netlify/zip-it-and-ship-it")).href);
}

test("The function answers at the address that the form posts to.", () => {
  expect(config.path).toBe(enquiryPath);
});

test("Netlify's bundler reads the route and the rate limit, which it drops silently when it cannot.", async () => {
  const { zipFunctions } = await importBundler();
  const folder = await mkdtemp(path.join(tmpdir(), "functions-"));
  try {
    const manifest = path.join(folder, "manifest.json");
    await zipFunctions(fileURLToPath(new URL("../netlify/functions", import.meta.url)), folder, { manifest });
    const { functions } = JSON.parse(await readFile(manifest, "utf8"));
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
