import { defineConfig } from "vitest/config";
import { code } from "../src/build/code.ts";
import { mdx } from "../src/build/mdx.ts";
import { svgIcon } from "../src/build/svg-icon.ts";

export default defineConfig({
  plugins: [mdx(), code(), svgIcon()],
  test: { environment: "node", include: ["tests/**/*.test.ts?(x)"] },
});
