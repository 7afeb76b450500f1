import { defineConfig, mergeConfig } from "vitest/config";
import unit from "./vitest.config.ts";

/** Tests that need a build: of a copy of the project, which is changed as the README's recipes say. */
export default mergeConfig(
  { ...unit, test: { environment: "node" } },
  defineConfig({ test: { include: ["tests/build/*.test.ts"], globalSetup: "tests/build/make-copy.ts" } }),
);
