import { defineConfig } from "vitest/config";
import { code } from "../src/build/code.ts";
import { companyFacts } from "../src/build/company-facts.ts";
import { mdx } from "../src/build/mdx.ts";
import { posts } from "../src/build/posts.ts";
import { svgComponents } from "../src/build/svg-components.ts";

export default defineConfig({
  plugins: [companyFacts(), posts(), mdx(), code(), svgComponents()],
  // Test files share a process and undo their changes: a new process for each would take as long as its tests.
  test: { environment: "node", include: ["tests/*.test.{ts,tsx}"], isolate: false },
});
