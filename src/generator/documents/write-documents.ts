import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync, type Manifest } from "vite";
import { projectFolder } from "../project-paths.ts";
import { fillTemplate } from "./fill-template.ts";
import { inlineStyle, mainFonts, minifiedStyle, stylesheetsOf } from "./inline-style.ts";
import loaderSource from "./loader.js?raw";
import { scriptsOf } from "./page-scripts.ts";

interface WriteOptions {
  /** The folder of the client build, into which the documents are written. */
  outDir: string;
  manifest: Manifest;
  server: typeof import("../render/render-pages.tsx");
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
    const styles = stylesheetsOf(body, stylesheets);
    const html = fillTemplate({
      template,
      siteName,
      loader,
      files: {
        scripts,
        styles: [...styles.keys()],
        fonts,
      },
      inlineStyle: inlineStyle([...styles.values()].join(""), body),
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
  const files = Object.values(manifest)
    .toSorted((a, b) => Number(b.isEntry ?? false) - Number(a.isEntry ?? false))
    .flatMap(({ css = [] }) => css);
  const stylesheets = await Promise.all(
    Array.from(new Set(files), async (file): Promise<[string, string]> => {
      const text = minifiedStyle(await readFile(path.join(outDir, file), "utf8"));
      await writeFile(path.join(outDir, file), text);
      return [file, text];
    }),
  );
  return new Map(stylesheets);
}
