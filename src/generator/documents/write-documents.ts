import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync, type Manifest } from "vite";
import { projectFolder } from "../project-paths.ts";
import type { ServerEntry } from "../server/server-entry.ts";
import { fillTemplate } from "./fill-template.ts";
import { inlineStyle, mainFonts, minifiedStyle } from "./inline-style.ts";
import loaderSource from "./loader.js?raw";
import { scriptsOf } from "./page-scripts.ts";

interface WriteOptions {
  /** The folder of the client build, into which the documents are written. */
  outDir: string;
  manifest: Manifest;
  server: ServerEntry;
  siteName: string;
}

/** Writes the document of each page under each of its addresses. Returns their number. */
export async function writeDocuments({ outDir, manifest, server, siteName }: WriteOptions): Promise<number> {
  const template = await readFile(path.join(projectFolder, "index.html"), "utf8");
  const loader = minifySync("loader.js", loaderSource, { module: false }).code.trim();
  const styleFile = manifest["style.css"]!.file;
  const stylesheet = minifiedStyle(await readFile(path.join(outDir, styleFile), "utf8"));
  await writeFile(path.join(outDir, styleFile), stylesheet);
  const fonts = mainFonts(stylesheet);
  let count = 0;

  for (const page of [...server.allPages, server.notFoundPage]) {
    const scripts = scriptsOf(manifest, page.files);
    const { head, body } = await server.render(page.path);
    const html = fillTemplate({
      template,
      siteName,
      loader,
      files: {
        scripts,
        style: styleFile,
        fonts,
      },
      inlineStyle: inlineStyle(stylesheet, body),
      entities: server.structuredData(page),
      head,
      body,
    });
    for (const address of server.addressesOf(page)) {
      const file = path.join(outDir, address === "/" ? "index.html" : `${address}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
      count += 1;
    }
  }
  return count;
}
