import { expect, test } from "vitest";
import { placeholderRemains } from "../src/build/placeholder-remains.ts";

test("only the company's own file may name the placeholder, so an owner has nothing else to look for", async () => {
  const elsewhere = (await placeholderRemains()).filter(
    (line) => !line.startsWith("src/content/company.ts:"),
  );
  expect(elsewhere).toEqual([]);
});
