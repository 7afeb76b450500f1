import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../../../src");

test("media queries take their widths and heights from media-queries.ts only", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      file !== path.join("styles", "media-queries.ts") &&
      !file.includes(`${path.sep}examples${path.sep}`),
  );
  const sizes = /\((?:(?:min|max)-(?:width|height):|(?:width|height) *[<>])/;
  expect(files.filter((file) => sizes.test(readFileSync(path.join(source, file), "utf8")))).toEqual([]);
});
