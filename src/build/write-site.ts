import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest, ResolvedConfig } from "vite";
import { shareImagePath } from "../site/share-image.ts";
import { writeDocuments, type ServerEntry } from "./documents.ts";
import { feed, feedPath } from "./feed.ts";
import { contentSecurityPolicy, headersFile } from "./headers.ts";
import { writeIcons } from "./icons.ts";
import { drawingFaces, outlineDisplayType } from "./lettering.ts";
import { drawShareImages } from "./share-images/draw-share-images.ts";
import { llmsText, robotsText, securityText, webManifest } from "./site-files.ts";
import { sitemap } from "./sitemap.ts";

/** Writes into `outDir`, beside the client build, every file that follows from the rendered pages. */
export async function writeSite({ root, logger }: ResolvedConfig, outDir: string, server: ServerEntry) {
  const { pages, posts, origin } = server;
  const out = path.resolve(root, outDir);
  const manifest = JSON.parse(await readFile(path.join(out, ".vite/manifest.json"), "utf8")) as Manifest;
  const { count, hashes } = await writeDocuments({ out, manifest, server });

  const faces = await drawingFaces();
  const files = new Map([
    ...Array.from(server.drawStills(), ([file, picture]): [string, string] => [
      file,
      outlineDisplayType(picture, faces),
    ]),
    ["_headers", headersFile(contentSecurityPolicy(hashes), { indexed: isMainSite(process.env["CONTEXT"]) })],
    ["sitemap.xml", sitemap(pages, origin)],
    ["robots.txt", robotsText(origin)],
    ["llms.txt", llmsText(pages, origin, server.workingWithUs)],
    ["site.webmanifest", webManifest()],
    [".well-known/security.txt", securityText(origin, new Date())],
    [feedPath, feed(posts, origin)],
  ]);
  await Promise.all([
    ...Array.from(files, ([file, text]) => write(path.join(out, file), text)),
    writeIcons(out),
    drawShareImages(
      pages.map((page) => ({ card: server.shareCard(page), file: path.join(out, shareImagePath(page)) })),
      {
        out,
        cache: path.resolve(root, "node_modules/.cache/share-images"),
        host: new URL(origin).host,
      },
    ),
    rm(path.join(out, ".vite"), { recursive: true }),
  ]);
  logger.info(`prerendered ${count} documents`);
}

/** Netlify names the deploy's purpose in CONTEXT; elsewhere there are no previews. */
function isMainSite(context: string | undefined): boolean {
  return !context || context === "production";
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
