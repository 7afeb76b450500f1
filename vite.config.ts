import react from "@vitejs/plugin-react";
import wyw from "@wyw-in-js/vite";
import { defineConfig } from "vite";
import { code } from "./src/build/code.ts";
import { fonts } from "./src/build/fonts.ts";
import { mdx } from "./src/build/mdx.ts";
import { prerender } from "./src/build/prerender.ts";
import { productionWarnings } from "./src/build/production-warnings.ts";
import { svgIcon } from "./src/build/svg-icon.ts";

export default defineConfig({
  plugins: [
    mdx(),
    code(),
    svgIcon(),
    wyw({ prefixer: false }),
    react(),
    fonts(),
    prerender(),
    productionWarnings(),
  ],
  publicDir: "src/public",
  // wouter's shim is for React 17; ours has the hook itself.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  // Netlify sets URL to the site's main address at build time.
  define: { "import.meta.env.SITE_ORIGIN": JSON.stringify(process.env["URL"] ?? "") },
  build: {
    // A data: URI would need a wider content security policy.
    assetsInlineLimit: 0,
  },
});
