import react from "@vitejs/plugin-react";
import wyw from "@wyw-in-js/vite";
import { defineConfig } from "vite";
import { cascadeLayers } from "./src/build/cascade-layers.ts";
import { codeFetching } from "./src/build/code-fetching.ts";
import { code } from "./src/build/code.ts";
import { companyFacts } from "./src/build/company-facts.ts";
import { fonts, licencesFile } from "./src/build/fonts.ts";
import { lettering } from "./src/build/lettering.ts";
import { mdx } from "./src/build/mdx.ts";
import { posts } from "./src/build/posts.ts";
import { prerender } from "./src/build/prerender.ts";
import { productionWarnings } from "./src/build/production-warnings.ts";
import { rootFiles } from "./src/build/root-files.ts";
import { svgComponents } from "./src/build/svg-components.ts";
import { jobs, openJobs } from "./src/content/jobs.ts";
import { postmarkDay } from "./src/ui/postmark-day.ts";

export default defineConfig({
  plugins: [
    companyFacts(),
    posts(),
    mdx(),
    code(),
    svgComponents(),
    // "top-bar-2": in a document, names that repeat take fewer bytes than hashes (tests/class-names.test.ts).
    wyw({ include: "src/**/*.{ts,tsx}", prefixer: false, classNameSlug: "[name]-[index]" }),
    cascadeLayers(),
    react(),
    fonts(),
    lettering(),
    rootFiles(),
    prerender(),
    codeFetching(),
    productionWarnings(),
  ],
  publicDir: false,
  // wouter's shim is for React 17; ours has the hook itself.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  define: {
    // Netlify sets URL to the site's main address at build time.
    "import.meta.env.SITE_ORIGIN": JSON.stringify(process.env["URL"] ?? ""),
    // Formatted here, as browsers do not agree on the short names of months.
    "import.meta.env.BUILD_DAY": JSON.stringify(postmarkDay(new Date())),
    "import.meta.env.OPEN_ROLES": JSON.stringify(openJobs(jobs, new Date())),
  },
  build: {
    // Nobody reads the sizes of a thousand posts; what matters has a budget in the tests.
    reportCompressedSize: false,
    // One stylesheet for the whole site; the documents inline what their first paint needs of it.
    cssCodeSplit: false,
    // A data: URI would need a wider content security policy.
    assetsInlineLimit: 0,
    // Baseline "widely available" of November 2026: what all engines have had since May 2024.
    target: ["chrome124", "edge124", "firefox126", "safari17.5"],
    // Every document names some twenty of them.
    rolldownOptions: { output: { assetFileNames: "assets/[name]-[hash:6][extname]" } },
  },
  environments: {
    client: {
      build: {
        license: { fileName: licencesFile },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  // Stays in visitors' caches from deploy to deploy, and is four fifths of all script.
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|@linaria)\/|vite\/preload-helper|src\/site\/fetch-code|rolldown\/runtime/,
                  includeDependenciesRecursively: false,
                },
                {
                  // Shared by most pages: one request for what would be fifteen.
                  name: "parts",
                  test: /src\/(?:blocks\/|demos\/demos\.|content\/(?:after-the-enquiry|enquiry-labels|first-month|place|problems|working-with-us|pages\/blog|images\/(?:company-stamp|postmark|return-to-sender|our-work\/order-portal(?:-tall)?))\.|enquiry\/envelope\/envelope-(?:face|stamp)\.|ui\/(?:code-block|columns|data-table|disclosure|long-date|picture-list|postmark-\w+|prose|raised-surface|reveal|ruled-rows|section|standalone-link|text-with-code|use-hydrated|whole-card-link)\.|styles\/(?:airmail-paper|code-theme)\.)|outline\/(?:arrow-right|plus)\./,
                  includeDependenciesRecursively: false,
                },
                // Both layouts of a service show the same parts: as files of their own they would be three more requests.
                {
                  name: "service-parts",
                  test: /\/src\/(?:pages\/service\/(?!service-page)|content\/(?:images\/doors\/|pages\/service\.))/,
                  includeDependenciesRecursively: false,
                },
                // As ten files, the lists of what each demonstration needs would weigh on every page that has one.
                {
                  name: "demo",
                  test: /\/src\/demos\/(?!demos\.)[^/]+$/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
});
