import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest, ResolvedConfig } from "vite";
import { company as ownCompany } from "../content/company.ts";
import { facts } from "../content/facts.ts";
import { shareImagePath } from "../routing/share-image.ts";
import { warnOfProduction } from "./content-checks/production-warnings.ts";
import { feed, feedPath } from "./crawler-files/feed.ts";
import { llmsTxt } from "./crawler-files/llms-txt.ts";
import { robotsTxt } from "./crawler-files/robots-txt.ts";
import { securityTxt } from "./crawler-files/security-txt.ts";
import { sitemap } from "./crawler-files/sitemap.ts";
import { webManifest } from "./crawler-files/web-manifest.ts";
import { headersFile } from "./documents/headers.ts";
import { writeDocuments } from "./documents/write-documents.ts";
import { outlineFonts, replaceTextByOutlines } from "./fonts/outline-text.ts";
import { generatedFile } from "./generated-files.ts";
import { writeIcons } from "./pictures/icons.ts";
import { cacheFolder } from "./project-paths.ts";
import * as server from "./render/render-pages.tsx";
import { drawShareImages } from "./share-images/draw-share-images.ts";

interface Options {
  config: ResolvedConfig;
  /** The folder of the client build. */
  outDir: string;
  manifest: Manifest;
}

const company = { ...ownCompany, facts };

/** Writes every file that follows from the rendered pages into the folder of the client build. */
export async function writePrerenderedFiles({ config, outDir, manifest }: Options) {
  const { posts, origin } = server;
  const count = await writeDocuments({ outDir, manifest, server, siteName: company.name });
  const pages = await Promise.all(
    server.allPages.map(async (page) => Object.assign({}, page, { head: await server.headOf(page) })),
  );

  const fonts = await outlineFonts();
  const bundled = (await readdir(path.join(outDir, "assets"))).map((name) => `assets/${name}`);
  const generated = await Promise.all(
    ["/favicon.svg", "/map.html", "/map.css"].map(async (address): Promise<[string, string]> => {
      const { text } = (await generatedFile(address, bundled))!;
      return [address, text];
    }),
  );
  const drawings = await Promise.all(
    bundled
      .filter((file) => file.endsWith(".svg"))
      .map(async (file): Promise<[string, string]> => {
        const drawing = await readFile(path.join(outDir, file), "utf8");
        return [file, replaceTextByOutlines(drawing, fonts)];
      }),
  );
  const files = new Map([
    ...generated,
    // A drawing that a page shows as an image cannot use the page's fonts.
    ...drawings,
    ["_headers", headersFile(process.env["CONTEXT"])],
    ["sitemap.xml", sitemap(pages, origin)],
    ["robots.txt", robotsTxt(origin)],
    ["llms.txt", llmsTxt(pages, { company, workingWithUs: server.workingWithUs, origin })],
    ["site.webmanifest", webManifest(company)],
    [".well-known/security.txt", securityTxt(company.email, origin, new Date())],
    [feedPath, feed(posts, company, origin)],
  ]);
  await Promise.all([
    ...Array.from(files, ([file, text]) => write(path.join(outDir, file), text)),
    writeIcons(outDir),
    drawShareImages(
      pages.map((page) => ({
        content: server.shareImageContent(page),
        file: path.join(outDir, shareImagePath(page)),
      })),
      {
        company,
        outDir,
        cache: path.join(cacheFolder, "share-images"),
        host: new URL(origin).host,
      },
    ),
  ]);
  config.logger.info(`prerendered ${count} documents`);
  await warnOfProduction(config.logger);
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
