import { expect, test } from "vitest";
import { layerOf } from "../../../src/generator/bundle/cascade-layers.ts";

test("a folder without a layer stops the build", () => {
  expect(() => layerOf("/project/src/new/part.wyw-in-js.css")).toThrow("Name a cascade layer for src/new");
});

test.each([
  ["components/button", "components"],
  ["sections/page-hero", "sections"],
  ["sections/owner-facts/people-list", "sections"],
  ["pages/home/home-hero", "pages"],
  ["enquiry/card-layout", "pages"],
  ["demos/kit/demo-frame", "demos"],
  ["styles/print", undefined],
])("the styles of src/%s are in the layer %s", (file, layer) => {
  expect(layerOf(`/project/src/${file}.wyw-in-js.css`)).toBe(layer);
});
