import path from "node:path";
import { defineConfig } from "vitest/config";
import { svgComponents } from "../src/generator/bundle/svg-components.ts";
import { highlightedFiles } from "../src/generator/highlighting/highlighted-files.ts";
import { portraits } from "../src/generator/pictures/portraits.ts";
import { mdx } from "../src/generator/posts/mdx.ts";

const examples = path.join(import.meta.dirname, "examples");

export default defineConfig({
  plugins: [portraits(), mdx(), highlightedFiles(), svgComponents()],
  build: { assetsInlineLimit: 0 },
  resolve: {
    // Tests have a company, posts and roles of their own, so that no change of an owner's to these makes one fail.
    alias: [
      { find: /^(?:.*\/content|\.\.?)\/company\.ts$/, replacement: path.join(examples, "company.ts") },
      { find: "#site", replacement: path.join(examples, "site.ts") },
    ],
  },
  test: {
    environment: "node",
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    // Test files share two processes and undo their changes: a new process for each would take as long as its
    // tests.
    isolate: false,
    // One of them runs while another waits for a server or a program.
    maxWorkers: 2,
    // Some tests start programs, which takes seconds on a busy machine. Only failures take this long.
    testTimeout: 30_000,
  },
});
