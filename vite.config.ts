import react from "@vitejs/plugin-react";
import wyw from "@wyw-in-js/vite";
import { defineConfig } from "vite";
import { roles, rolesOpenOn } from "./src/content/roles.ts";
import { bundleReport } from "./src/prerender/bundle-report.ts";
import { chunkGroups } from "./src/prerender/chunk-groups.ts";
import { companyModules } from "./src/prerender/company/company-modules.ts";
import { productionWarnings } from "./src/prerender/content-checks/production-warnings.ts";
import { stopOnFaults } from "./src/prerender/content-checks/stop-on-faults.ts";
import { cascadeLayers } from "./src/prerender/documents/cascade-layers.ts";
import { replacePreloadHelper } from "./src/prerender/documents/replace-preload-helper.ts";
import { fonts, licencesFile } from "./src/prerender/fonts/fonts.ts";
import { outlineText } from "./src/prerender/fonts/outline-text.ts";
import { viteTargets } from "./src/prerender/oldest-browsers.ts";
import { generatedFiles } from "./src/prerender/pictures/generated-files.ts";
import { svgComponents } from "./src/prerender/pictures/svg-components.ts";
import { highlightedFiles } from "./src/prerender/posts/highlighted-files.ts";
import { mdx } from "./src/prerender/posts/mdx.ts";
import { postModules } from "./src/prerender/posts/post-modules.ts";
import { prerender } from "./src/prerender/prerender.ts";

// The roles that are open on the day of the build: a page must show the same ones as its document.
const openRoles = rolesOpenOn(roles, new Date());

export default defineConfig({
  plugins: [
    stopOnFaults(),
    companyModules(),
    postModules(),
    mdx(),
    highlightedFiles(),
    svgComponents(),
    wyw({
      include: "src/**/*.{ts,tsx}",
      prefixer: false,
      // Class names such as "top-bar2" repeat in a document, so they compress better than hashes
      // (tests/unit/project/class-names.test.ts). They have the name of their file up to its first dot.
      classNameSlug: (_hash, _variable, { name, index }) => `${name.replace(/\..*/, "")}${index}`,
    }),
    cascadeLayers(),
    react(),
    fonts(),
    outlineText(),
    generatedFiles(),
    prerender(),
    replacePreloadHelper(),
    bundleReport(),
    productionWarnings(),
  ],
  publicDir: false,
  // wouter imports a shim of a hook that React has had since version 18.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  define: {
    // Netlify sets URL to the site's main address at build time.
    "import.meta.env.SITE_ORIGIN": JSON.stringify(process.env["URL"] ?? ""),
    "import.meta.env.OPEN_ROLES": JSON.stringify(openRoles),
    "import.meta.env.HIRING": `${openRoles.length > 0}`,
  },
  build: {
    // With many posts the list of sizes is too long to read; src/prerender/byte-budgets.ts has the limits
    // that matter.
    reportCompressedSize: false,
    // One stylesheet for the whole site: documents inline the rules that their first paint needs.
    cssCodeSplit: false,
    // The content security policy does not allow inlined data: URIs.
    assetsInlineLimit: 0,
    target: viteTargets,
    // Short hashes: every document names some twenty assets.
    rolldownOptions: { output: { assetFileNames: "assets/[name]-[hash:6][extname]" } },
  },
  environments: {
    client: {
      build: {
        license: { fileName: licencesFile },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
  },
});
