import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readText } from "../support/built-site.ts";

test("npm run preview builds the site once", () => {
  const log = readFileSync(process.env["PREVIEW_LOG"]!, "utf8");
  expect(log.match(/prerendered \d+ documents/g)).toHaveLength(1);
});

// Netlify's server reads the headers as it starts: those of an older build would block the styles of this
// one.
test("npm run preview serves the headers of the build that it has made", async ({ request }) => {
  const [, policy] = /Content-Security-Policy: (.*)/.exec(readText("_headers"))!;
  expect((await request.get("/")).headers()["content-security-policy"]).toBe(policy);
});
