import { defineConfig } from "vitest/config";
import { companyModules } from "../src/prerender/company/company-modules.ts";
import { svgComponents } from "../src/prerender/pictures/svg-components.ts";
import { highlightedFiles } from "../src/prerender/posts/highlighted-files.ts";
import { mdx } from "../src/prerender/posts/mdx.ts";
import { postModules } from "../src/prerender/posts/post-modules.ts";

export default defineConfig({
  plugins: [companyModules(), postModules(), mdx(), highlightedFiles(), svgComponents()],
  // Test files share a process and undo their changes: a new process for each would take as long as its
  // tests.
  test: { environment: "node", include: ["tests/unit/**/*.test.{ts,tsx}"], isolate: false },
});
