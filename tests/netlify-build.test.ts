import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { enquiryPath } from "../src/enquiry/enquiry.ts";
import { ProjectCopy } from "./project-copy.ts";

/** What Netlify itself runs at a deploy, as far as it goes without an account. */
test("Netlify's own build publishes the site, bundles the function, and reads headers and redirects", async () => {
  await using copy = await ProjectCopy.make();
  const log = await copy.run("netlify-cli/bin/run.js", ["build", "--offline"], { CI: "true", NO_COLOR: "1" });

  expect(log).toContain("Netlify Build Complete");
  expect(log).toContain("NOT READY FOR PRODUCTION");
  for (const file of ["index.html", "about.html", "404.html", "sitemap.xml"]) {
    expect(existsSync(copy.at(`dist/${file}`)), file).toBe(true);
  }

  const { functions } = JSON.parse(await copy.read(".netlify/functions/manifest.json"));
  expect(functions).toEqual([
    expect.objectContaining({
      name: "enquiry",
      routes: [expect.objectContaining({ literal: enquiryPath })],
      trafficRules: expect.objectContaining({ action: expect.objectContaining({ type: "rate_limit" }) }),
    }),
  ]);
  expect(existsSync(copy.at(".netlify/functions/enquiry.zip"))).toBe(true);

  // What the build hands to the servers; the headers in it come from dist/_headers.
  const settings = await copy.read(".netlify/netlify.toml");
  expect(settings).toMatch(
    /for = "\/\*"\s+\[headers\.values\][^[]*Content-Security-Policy = "default-src 'none'/,
  );
  expect(settings).toMatch(/from = "\/expertise"\s+to = "\/expertise\/java"\s+status = 302/);
}, 120_000);
