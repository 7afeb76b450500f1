import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { minifySync, type Manifest, type Plugin, type ViteBuilder } from "vite";
import type { Post } from "../content/posts.ts";
import type { Page } from "../site/define-page.tsx";
import { buildFiguresPath } from "../site/build-figures.ts";
import type { ShareCard } from "../site/share-card.ts";
import { shareImagePath } from "../site/share-image.ts";
import { countBuild } from "./count-build.ts";
import { feed, feedPath } from "./feed.ts";
import { contentSecurityPolicy, headersFile } from "./headers.ts";
import { writeIcons } from "./icons.ts";
import { completePage, sourceHash, type Loading } from "./complete-page.ts";
import { drawShareImages } from "./share-images.ts";
import { llmsText, robotsText, securityText, webManifest } from "./site-files.ts";
import { sitemap } from "./sitemap.ts";

/** What src/entry-server.tsx exports. */
interface ServerEntry {
  pages: Page[];
  notFound: Page;
  origin: string;
  posts: Post[];
  /** The pages by subject. */
  sections: Record<string, Page[]>;
  shareCard(page: Page): ShareCard;
  structuredData(page: Page): Promise<object[]>;
  render(path: string): Promise<{ head: string; body: string }>;
}

declare global {
  /** While a page loads on the server: the source files that its dynamic imports name. */
  var loadedModules: Set<string> | undefined;
}

const serverEntry = "src/entry-server.tsx";
const clientEntry = "index.html";

/**
 * One `vite build` makes the client, the server bundle and, from both, a finished HTML file for every page, with the
 * headers, pictures and files for machines that follow from them.
 */
export function prerender(): Plugin {
  const serverOut = "node_modules/.prerender";
  return {
    name: "prerender",
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true, modulePreload: { polyfill: false } } },
        ssr: {
          // Icons are drawings to compile, not modules that Node could load.
          resolve: { noExternal: ["@tabler/icons", "lucide-static", "simple-icons"] },
          build: {
            ssr: true,
            outDir: serverOut,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: { entry: serverEntry } },
          },
        },
      },
    }),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        if (this.environment.name !== "ssr") return;
        return { code: recordImports(code, path.relative(this.environment.config.root, id)), map: null };
      },
    },
    // Named by the build alone, which makes them; beside the favicon of index.html.
    transformIndexHtml: (_html, { bundle }) =>
      bundle && [
        { tag: "link", attrs: { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }, injectTo: "head" },
        { tag: "link", attrs: { rel: "manifest", href: "/site.webmanifest" }, injectTo: "head" },
        {
          tag: "link",
          attrs: { rel: "alternate", type: "application/atom+xml", href: feedPath },
          injectTo: "head",
        },
      ],
    buildApp: {
      order: "post",
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("Prerendering needs the client and the ssr environment.");
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);
        const server = path.resolve(builder.config.root, serverOut, "entry.js");
        await writePages(builder, (await import(pathToFileURL(server).href)) as ServerEntry);
      },
    },
  };
}

/** Makes every dynamic import tell which source file it loads: the key of that file in the client's manifest. */
export function recordImports(code: string, file: string): string {
  return code.replace(/\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g, (call, _quote, specifier: string) => {
    const module = path.posix.join(path.posix.dirname(file), specifier);
    return `(globalThis.loadedModules?.add(${JSON.stringify(module)}), ${call})`;
  });
}

async function writePages(builder: ViteBuilder, server: ServerEntry) {
  const { root } = builder.config;
  const out = path.resolve(root, builder.environments["client"]!.config.build.outDir);
  const manifest = JSON.parse(await readFile(path.join(out, ".vite/manifest.json"), "utf8")) as Manifest;
  const template = await readFile(path.join(out, clientEntry), "utf8");
  const loaderSource = await readFile(path.join(root, "src/build/loader.js"), "utf8");
  const loader = minifySync("loader.js", loaderSource, { module: false }).code.trim();
  const stylesheets = new Map<string, string>();
  const styleHashes = new Set<string>();
  const documents = new Map<string, string>();

  const css = async (file: string) => {
    const text = stylesheets.get(file) ?? (await readFile(path.join(out, file), "utf8")).trim();
    stylesheets.set(file, text);
    return text;
  };

  async function writePage(page: Page) {
    const loading = loadingOf(manifest, await modulesOf(page));
    const styles = await Promise.all(loading.styles.map(css));
    const things = await server.structuredData(page);
    for (const address of [page.path, ...page.aliases]) {
      const rendered = await server.render(address);
      const document = completePage({ template, loader, loading, styles, things, ...rendered });
      styleHashes.add(document.styleHash);
      const file = address === "/" ? "index.html" : `${address.slice(1)}.html`;
      await mkdir(path.dirname(path.join(out, file)), { recursive: true });
      await writeFile(path.join(out, file), document.html);
      documents.set(file, document.html);
    }
    return loading;
  }

  // The home page first: the figures that another page shows are counted on it.
  const [home, ...rest] = server.pages;
  const homeLoading = await writePage(home!);
  globalThis.buildFigures = await countBuild({
    out,
    pages: server.pages.length,
    homeDocument: documents.get("index.html")!,
    homeScripts: [homeLoading.entry, ...homeLoading.chunks],
  });
  for (const page of [...rest, server.notFound]) await writePage(page);

  const policy = contentSecurityPolicy({ scripts: [sourceHash(loader)], styles: [...styleHashes] });
  await Promise.all([
    writeFile(path.join(out, buildFiguresPath), JSON.stringify(globalThis.buildFigures)),
    writeFile(
      path.join(out, "_headers"),
      headersFile(policy, { indexed: isMainSite(process.env["CONTEXT"]) }),
    ),
    writeSiteFiles(out, server),
    writeIcons(path.join(out, "favicon.svg"), out),
    drawShareImages(
      server.pages.map((page) => ({
        card: server.shareCard(page),
        file: path.join(out, shareImagePath(page)),
      })),
      {
        out,
        cache: path.resolve(root, "node_modules/.cache/share-images"),
        host: new URL(server.origin).host,
      },
    ),
    rm(path.join(out, ".vite"), { recursive: true }),
  ]);
  builder.config.logger.info(`prerendered ${documents.size} documents`);
}

/** Netlify names what it builds for in CONTEXT; a build elsewhere is for whoever publishes it. */
function isMainSite(context: string | undefined): boolean {
  return !context || context === "production";
}

/** What crawlers, feed readers and home screens ask for. */
async function writeSiteFiles(out: string, { pages, posts, sections, origin }: ServerEntry) {
  const files = {
    "sitemap.xml": sitemap(pages, origin),
    "robots.txt": robotsText(origin),
    "llms.txt": llmsText(sections, origin),
    "site.webmanifest": webManifest(),
    ".well-known/security.txt": securityText(origin, new Date()),
    [feedPath]: feed(posts, origin),
  };
  await mkdir(path.join(out, ".well-known"), { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(out, file), text)));
}

async function modulesOf(page: Page): Promise<string[]> {
  const modules = new Set<string>();
  globalThis.loadedModules = modules;
  await page.preload();
  globalThis.loadedModules = undefined;
  return [...modules];
}

/** Scripts and styles of a page: those of the entry first, then what its own modules add, imports before importers. */
export function loadingOf(manifest: Manifest, modules: string[]): Loading {
  const order = new Set<string>();
  const visit = (key: string, visiting: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not a chunk of the client build.`);
    if (visiting.has(key)) return;
    visiting.add(key);
    for (const imported of chunk.imports ?? []) visit(imported, visiting);
    order.add(key);
  };
  for (const key of [clientEntry, ...modules]) visit(key, new Set());
  const chunks = [...order].map((key) => manifest[key]!);
  const entry = manifest[clientEntry]!.file;
  return {
    entry,
    chunks: chunks.map(({ file }) => file).filter((file) => file !== entry && file.endsWith(".js")),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}
