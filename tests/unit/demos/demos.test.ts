import { expect, test } from "vitest";
import { demos } from "../../../src/demos/demos.ts";

const texts = import.meta.glob("../../../src/content/{pages,services}/*.ts", { eager: true });

function demosIn(text: unknown): string[] {
  if (typeof text !== "object" || text === null) return [];
  return Object.entries(text).flatMap(([key, part]) => (key === "demo" ? [part.name] : demosIn(part)));
}

test("each demonstration is on exactly one page", () => {
  expect(demosIn(texts).toSorted()).toEqual(Object.keys(demos).toSorted());
});
