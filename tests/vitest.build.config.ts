import { defineConfig, mergeConfig } from "vitest/config";
import unit from "./vitest.config.ts";

/**
 * Tests of the build: a copy of the project gets another company, more posts and another colour, and is
 * built once.
 */
export default mergeConfig(
  { ...unit, test: { environment: "node" } },
  defineConfig({
    test: {
      include: ["tests/build/*.test.ts"],
      globalSetup: "tests/build/support/make-copy.ts",
      testTimeout: 60_000,
      // Some read the built files while the browser of another looks at them.
      maxWorkers: 2,
      maxConcurrency: 2,
    },
  }),
);
