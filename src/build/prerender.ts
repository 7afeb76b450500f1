import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin, ViteBuilder } from "vite";
import { company } from "../content/company.ts";
import type { Post } from "../content/post.ts";
import type { Page } from "../site/pages.ts";
import { buildFiguresPath } from "../site/build-figures.ts";
import type { ShareCard } from "../site/share-card.ts";
import { shareImagePath } from "../site/share-image.ts";
import { feed, feedPath } from "./feed.ts";
import { contentSecurityPolicy, headersFile } from "./headers.ts";
import { writeIcons } from "./icons.ts";
import { writeDocuments, type Renderer } from "./documents.ts";
import { recordImports, refuseStylesOfPosts } from "./page-assets.ts";
import { drawShareImages } from "./share-images/draw-share-images.ts";
import { llmsText, robotsText, securityText, webManifest } from "./site-files.ts";
import { sitemap } from "./sitemap.ts";

/** What src/entry-server.tsx exports. */
interface ServerEntry extends Renderer {
  origin: string;
  posts: Post[];
  shareCard(page: Page): ShareCard;
  drawStills(): Map<string, string>;
}

const serverEntry = "src/entry-server.tsx";

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
            // One file: Node takes longer to find a thousand than to read one.
            rolldownOptions: { input: { entry: serverEntry }, output: { codeSplitting: false } },
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
          attrs: { rel: "alternate", type: "application/atom+xml", title: company.name, href: feedPath },
          injectTo: "head",
        },
      ],
    configureServer(server) {
      const draw = async (address: string) => {
        const module = await server.ssrLoadModule("/src/demos/stills.tsx");
        return (module as Pick<ServerEntry, "drawStills">).drawStills().get(address);
      };
      server.middlewares.use("/demos/", (request, response, next) => {
        draw(`/demos${request.url}`).then((svg) => {
          if (!svg) return next();
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(svg);
        }, next);
      });
    },
    buildApp: {
      order: "post",
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("Prerendering needs the client and the ssr environment.");
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);
        const server = path.resolve(builder.config.root, serverOut, "entry.js");
        await writeSite(builder, (await import(pathToFileURL(server).href)) as ServerEntry);
      },
    },
  };
}

async function writeSite(builder: ViteBuilder, server: ServerEntry) {
  const { root } = builder.config;
  const out = path.resolve(root, builder.environments["client"]!.config.build.outDir);
  const manifest = JSON.parse(await readFile(path.join(out, ".vite/manifest.json"), "utf8")) as Manifest;
  refuseStylesOfPosts(manifest);
  const { count, hashes } = await writeDocuments({ root, out, manifest, server });

  await Promise.all([
    writeFile(path.join(out, buildFiguresPath), JSON.stringify(globalThis.buildFigures)),
    writeFile(
      path.join(out, "_headers"),
      headersFile(contentSecurityPolicy(hashes), { indexed: isMainSite(process.env["CONTEXT"]) }),
    ),
    writeSiteFiles(out, server),
    writeStills(out, server.drawStills()),
    writeIcons(out),
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
  builder.config.logger.info(`prerendered ${count} documents`);
}

/** Netlify names what it builds for in CONTEXT; a build elsewhere is for whoever publishes it. */
function isMainSite(context: string | undefined): boolean {
  return !context || context === "production";
}

/** The drawings that stand where a demonstration will be. */
async function writeStills(out: string, stills: Map<string, string>) {
  await mkdir(path.join(out, "demos"), { recursive: true });
  await Promise.all(Array.from(stills, ([address, svg]) => writeFile(path.join(out, address), svg)));
}

/** What crawlers, feed readers and home screens ask for. */
async function writeSiteFiles(out: string, { pages, posts, origin }: ServerEntry) {
  const files = {
    "sitemap.xml": sitemap(pages, origin),
    "robots.txt": robotsText(origin),
    "llms.txt": llmsText(pages, origin),
    "site.webmanifest": webManifest(),
    ".well-known/security.txt": securityText(origin, new Date()),
    [feedPath]: feed(posts, origin),
  };
  await mkdir(path.join(out, ".well-known"), { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(out, file), text)));
}
