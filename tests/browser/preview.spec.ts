import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("npm run preview builds the site once", () => {
  const log = readFileSync(process.env["PREVIEW_LOG"]!, "utf8");
  expect(log.match(/prerendered \d+ documents/g)).toHaveLength(1);
});
