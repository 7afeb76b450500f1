import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";

const content = path.resolve(import.meta.dirname, "../../../src/content");
const examples = ["technologies/examples", "pages/examples"].flatMap((folder) =>
  readdirSync(path.join(content, folder)).map((file) => path.join(folder, file)),
);

test.each(examples.filter((file) => /\.(?:[jt]sx?|json|yml)$/.test(file)))(
  "the example %s parses",
  async (file) => {
    const text = await readFile(path.join(content, file), "utf8");
    if (file.endsWith(".yml")) {
      const { errors, warnings } = parseDocument(text);
      expect([...errors, ...warnings]).toEqual([]);
    } else if (file.endsWith(".json")) JSON.parse(text);
    else expect(parseSync(file, text).errors).toEqual([]);
  },
);
