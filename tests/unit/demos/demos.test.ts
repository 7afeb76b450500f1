import { expect, test } from "vitest";
import { demos } from "../../../src/demos/demos.ts";

const texts = import.meta.glob("../../../src/content/{pages,services}/*.ts", { eager: true });

test("each demonstration is on exactly one page", () => {
  const placed: string[] = [];
  JSON.stringify(texts, (key, value: { name: string }) => {
    if (key === "demo") placed.push(value.name);
    return value;
  });
  expect(placed.toSorted()).toEqual(Object.keys(demos).toSorted());
});
