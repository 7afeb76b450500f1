import { expect, test } from "vitest";
import { layerOf } from "../src/build/cascade-layers.ts";

test.each([
  ["styles/global", "base"],
  ["styles/code", "ui"],
  ["ui/button", "ui"],
  ["blocks/page-hero", "blocks"],
  ["facts/people-list", "blocks"],
  ["pages/home/home-hero", "pages"],
  ["enquiry/enquiry-card", "pages"],
  ["styles/print", undefined],
])("the styles of src/%s are in the layer %s", (file, layer) => {
  expect(layerOf(`/project/src/${file}.wyw-in-js.css`)).toBe(layer);
});
