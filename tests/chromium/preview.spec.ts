import { expect, test } from "@playwright/test";
import { readText } from "../support/built-site.ts";

test("npm run preview serves the pages with the headers of the build", async ({ request }) => {
  const answer = await request.get(`${process.env["PREVIEW_ORIGIN"]}/about`);
  expect(await answer.text()).toBe(readText("about.html"));
  const [, policy] = /Permissions-Policy: (.*)/.exec(readText("_headers"))!;
  expect(answer.headers()["permissions-policy"]).toBe(policy);
});

test("an address that visitors may guess leads to the page that netlify.toml names", async ({ request }) => {
  const answer = await request.get(`${process.env["PREVIEW_ORIGIN"]}/expertise`);
  expect(new URL(answer.url()).pathname).toBe("/expertise/java");
});
