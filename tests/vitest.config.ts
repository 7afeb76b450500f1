import { defineConfig } from "vitest/config";
import { highlightedFiles } from "../src/build/highlighted-files.ts";
import { companyModules } from "../src/build/company-modules.ts";
import { mdx } from "../src/build/mdx.ts";
import { postModules } from "../src/build/post-modules.ts";
import { svgComponents } from "../src/build/svg-components.ts";

export default defineConfig({
  plugins: [companyModules(), postModules(), mdx(), highlightedFiles(), svgComponents()],
  // Test files share a process and undo their changes: a new process for each would take as long as its tests.
  test: { environment: "node", include: ["tests/*.test.{ts,tsx}"], isolate: false },
});
