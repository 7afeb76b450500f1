import { expect, test } from "vitest";
import { layerOf } from "../../../src/generator/bundle/cascade-layers.ts";

test("a folder without a layer stops the build", () => {
  expect(() => layerOf("/project/src/new/part.wyw-in-js.css")).toThrow("Name a cascade layer for src/new");
});
