import { defineConfig } from "vitest/config";
import { code } from "../src/build/code.ts";
import { mdx } from "../src/build/mdx.ts";
import { posts } from "../src/build/posts.ts";
import { svgComponents } from "../src/build/svg-components.ts";

export default defineConfig({
  plugins: [posts(), mdx(), code(), svgComponents()],
  test: { environment: "node", include: ["tests/*.test.ts"] },
});
