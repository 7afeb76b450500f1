import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest, ResolvedConfig } from "vite";
import { shareImagePath } from "../routing/share-image.ts";
import { readCompany } from "./company/read-company.ts";
import { feed, feedPath } from "./crawler-files/feed.ts";
import { llmsTxt } from "./crawler-files/llms-txt.ts";
import { robotsTxt } from "./crawler-files/robots-txt.ts";
import { securityTxt } from "./crawler-files/security-txt.ts";
import { sitemap } from "./crawler-files/sitemap.ts";
import { webManifest } from "./crawler-files/web-manifest.ts";
import { headersFile } from "./documents/headers.ts";
import { writeDocuments } from "./documents/write-documents.ts";
import { outlineDisplayText, outlineFonts } from "./fonts/outline-text.ts";
import { writeIcons } from "./pictures/icons.ts";
import { cacheFolder } from "./project-paths.ts";
import type { ServerEntry } from "./server/server-entry.ts";
import { drawShareImages } from "./share-images/draw-share-images.ts";

interface Options {
  config: ResolvedConfig;
  /** The folder of the client build. */
  outDir: string;
  manifest: Manifest;
  server: ServerEntry;
}

/** Writes every file that follows from the rendered pages into the folder of the client build. */
export async function writePrerenderedFiles({ config, outDir, manifest, server }: Options) {
  const { posts, origin } = server;
  const company = await readCompany();
  const count = await writeDocuments({ outDir, manifest, server, siteName: company.name });
  const pages = await Promise.all(
    server.allPages.map(async (page) => Object.assign({}, page, { head: await server.headOf(page) })),
  );

  const fonts = await outlineFonts();
  const files = new Map([
    ...Array.from(await server.drawStaticPictures(), ([file, picture]): [string, string] => [
      file,
      outlineDisplayText(picture, fonts),
    ]),
    ["_headers", headersFile({ indexed: isMainSite(process.env["CONTEXT"]) })],
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
}

/**
 * Returns whether the build is of the main site and not of a preview. Netlify names the deploy's purpose in
 * CONTEXT; other hosts set nothing and have no previews.
 */
function isMainSite(context: string | undefined): boolean {
  return !context || context === "production";
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
