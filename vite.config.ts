import react from "@vitejs/plugin-react";
import wyw from "@wyw-in-js/vite";
import { defineConfig, withFilter } from "vite";
import { cascadeLayers } from "./src/generator/bundle/cascade-layers.ts";
import { viteTargets } from "./src/generator/bundle/oldest-browsers.ts";
import { svgComponents } from "./src/generator/bundle/svg-components.ts";
import { fontLicences, licencesFile } from "./src/generator/fonts/font-licences.ts";
import { highlightedFiles } from "./src/generator/highlighting/highlighted-files.ts";
import { portraits } from "./src/generator/pictures/portraits.ts";
import { mdx } from "./src/generator/posts/mdx.ts";
import { prerender } from "./src/generator/prerender.ts";
import { restartForStyles } from "./src/generator/restart-for-styles.ts";
import { serveGeneratedFiles } from "./src/generator/serve-generated-files.ts";
import { siteModule } from "./src/generator/site-module.ts";

export default defineConfig({
  plugins: [
    {
      name: "refuse-development-build",
      apply: "build",
      config() {
        const { NODE_ENV } = process.env;
        if (NODE_ENV === "production") return;
        throw new Error(`NODE_ENV is "${NODE_ENV}", which would publish React for developers. Unset it.`);
      },
    },
    siteModule(),
    restartForStyles(),
    portraits(),
    mdx(),
    highlightedFiles(),
    svgComponents(),
    withFilter(
      wyw({
        prefixer: false,
        // Every document names its classes: two characters less of each are 0.1 kB of a document.
        classNameSlug: (hash) => hash.slice(0, 6),
        // Where a style uses its `cx`, it runs from node_modules, which needs no warning.
        importOverrides: { "@linaria/core": { unknown: "allow" } },
      }),
      { transform: { code: "@linaria/core" } },
    ),
    cascadeLayers(),
    react(),
    fontLicences(),
    serveGeneratedFiles(),
    prerender(),
  ],
  publicDir: false,
  // wouter imports a shim of a hook that React has had since version 18.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  define: {
    // Netlify sets URL to the site's main address at build time.
    "import.meta.env.SITE_ORIGIN": JSON.stringify(process.env["URL"] ?? ""),
  },
  build: {
    // Vite would measure each file with gzip, but the limits are for Brotli (tests/support/byte-budgets.ts).
    reportCompressedSize: false,
    // The stylesheet is minified as the documents are written (src/generator/documents/write-documents.ts).
    // Vite would warn of each selector that lightningcss does not know, such as :target-current.
    cssMinify: false,
    // The content security policy does not allow inlined data: URIs.
    assetsInlineLimit: 0,
    target: viteTargets,
    rolldownOptions: {
      output: {
        // Short hashes: every document names some twenty assets.
        assetFileNames: "assets/[name]-[hash:6][extname]",
        // Tests find the name of a script before these eight characters.
        chunkFileNames: "assets/[name]-[hash:8].js",
      },
      // No warning of how long the plugins take: every build would have it.
      checks: { bundlerTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        license: { fileName: licencesFile },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Two thirds of the script that a page runs. It rarely changes, so visitors' caches keep it
                // from deploy to deploy.
                { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam)\// },
                // All demonstrations use these modules, which are six small files without it.
                { name: "demo-kit", test: /\/src\/demos\/kit\//, includeDependenciesRecursively: false },
                // One stylesheet for all pages: with one each, a page had a dozen small files and more bytes.
                { name: "styles", test: /\/src\/(?!demos\/|enquiry\/).*\.css$/ },
                // Modules that two pages use. With those of the enquiry and of src/modbus, every page would have
                // the form of /contact-us and a part of /hw-sw-integration.
                { name: "shared", test: /\/src\/(?!demos\/|enquiry\/|modbus\/)|@tabler/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
