import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readText } from "../support/built-site.ts";

test("npm run preview builds the site once", () => {
  const log = readFileSync(process.env["PREVIEW_LOG"]!, "utf8");
  expect(log.match(/prerendered \d+ documents/g)).toHaveLength(1);
});

test("npm run preview serves the headers of the build", async ({ request }) => {
  const [, policy] = /Permissions-Policy: (.*)/.exec(readText("_headers"))!;
  expect((await request.get("/")).headers()["permissions-policy"]).toBe(policy);
});
