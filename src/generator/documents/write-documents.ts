import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync, type Manifest } from "vite";
import { projectFolder } from "../project-paths.ts";
import type { ServerEntry } from "../server/server-entry.ts";
import { fillTemplate } from "./fill-template.ts";
import { inlineStyle, isUsed, mainFonts, minifiedStyle } from "./inline-style.ts";
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
  const stylesheets = await minifyStyles(outDir, manifest);
  const fonts = mainFonts([...stylesheets.values()].join(""));
  let count = 0;

  for (const page of [...server.allPages, server.notFoundPage]) {
    const scripts = scriptsOf(manifest, page.files);
    const { head, body } = await server.render(page.path);
    const styles = [...stylesheets].filter(([, text]) => isUsed(text, body));
    const html = fillTemplate({
      template,
      siteName,
      loader,
      files: {
        scripts,
        styles: styles.map(([file]) => file),
        fonts,
      },
      inlineStyle: inlineStyle(styles.map(([, text]) => text).join(""), body),
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

/** Minifies the stylesheets in their files. Returns the text of each, those of the entry first. */
async function minifyStyles(outDir: string, manifest: Manifest): Promise<Map<string, string>> {
  const stylesheets = new Map<string, string>();
  const files = Object.values(manifest)
    .toSorted((a, b) => Number(b.isEntry ?? false) - Number(a.isEntry ?? false))
    .flatMap(({ css = [] }) => css);
  for (const file of new Set(files)) {
    // oxlint-disable-next-line no-await-in-loop -- each is written once, in a fixed order
    const text = minifiedStyle(await readFile(path.join(outDir, file), "utf8"));
    // oxlint-disable-next-line no-await-in-loop -- see above
    await writeFile(path.join(outDir, file), text);
    stylesheets.set(file, text);
  }
  return stylesheets;
}
