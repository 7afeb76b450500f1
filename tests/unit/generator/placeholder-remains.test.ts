import { expect, test } from "vitest";
import { placeholderRemains } from "../../../src/generator/content-checks/placeholder-remains.ts";

test("only src/content/company.ts names the placeholder, so an owner has nothing else to replace", async () => {
  const elsewhere = (await placeholderRemains()).filter(
    (line) => !line.startsWith("src/content/company.ts:"),
  );
  expect(elsewhere).toEqual([]);
});
