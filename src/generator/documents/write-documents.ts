import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync } from "vite";
import type { ServerEntry } from "../server/server-entry.ts";
import { fillTemplate } from "./fill-template.ts";
import { inlineStyle, mainFonts } from "./inline-style.ts";
import { scriptsOf, scriptWith, type ClientOutput } from "./page-scripts.ts";

interface WriteOptions {
  /** The folder of the client build, into which the documents are written. */
  outDir: string;
  output: ClientOutput;
  server: ServerEntry;
  siteName: string;
}

/** Writes the document of each page under each of its addresses. Returns their number. */
export async function writeDocuments({ outDir, output, server, siteName }: WriteOptions): Promise<number> {
  const template = await readFile(path.join(outDir, "index.html"), "utf8");
  const loaderSource = await readFile(path.join(import.meta.dirname, "loader.js"), "utf8");
  const loader = minifySync("loader.js", loaderSource, { module: false }).code.trim();
  const styleFile = output.find(({ fileName }) => fileName.endsWith(".css"))!.fileName;
  const stylesheet = await readFile(path.join(outDir, styleFile), "utf8");
  const fonts = mainFonts(stylesheet);
  const prefetchedScripts = scriptsOf(output, ["/pages/prefetched-pages.ts"]);
  let count = 0;

  for (const page of [...server.allPages, server.notFoundPage]) {
    const scripts = scriptsOf(output, server.sourceFilesOf(page));
    const { head, body } = await server.render(page.path);
    const html = fillTemplate({
      template,
      siteName,
      loader,
      files: {
        scripts,
        style: styleFile,
        fonts,
        recovery: scriptWith(output, "/loading/reload-once.ts"),
        prefetch: prefetchedScripts.filter((file) => !scripts.includes(file)),
      },
      inlineStyle: inlineStyle(stylesheet, body),
      entities: await server.structuredData(page),
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
