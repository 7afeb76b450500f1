import { defineConfig } from "vitest/config";
import { svgComponents } from "../src/generator/bundle/svg-components.ts";
import { companyModules } from "../src/generator/company/company-modules.ts";
import { highlightedFiles } from "../src/generator/highlighting/highlighted-files.ts";
import { mdx } from "../src/generator/posts/mdx.ts";
import { postModules } from "../src/generator/posts/post-modules.ts";

export default defineConfig({
  plugins: [companyModules(), postModules(), mdx(), highlightedFiles(), svgComponents()],
  test: {
    environment: "node",
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    // Test files share a process and undo their changes: a new process for each would take as long as its
    // tests.
    isolate: false,
    // Some tests start programs, which takes seconds on a busy machine. Only failures take this long.
    testTimeout: 30_000,
  },
});
