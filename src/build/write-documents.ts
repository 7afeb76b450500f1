import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync, type Manifest } from "vite";
import type { Page } from "../site/pages.ts";
import { fillTemplate, sourceHash } from "./fill-template.ts";
import { compressedSize } from "./compressed-size.ts";
import { inlineStyle } from "./inline-style.ts";
import { modulesOf, scriptsOf } from "./page-scripts.ts";

export type ServerEntry = typeof import("../entry-server.tsx");

interface WriteOptions {
  /** The folder of the client build, where the documents go. */
  out: string;
  manifest: Manifest;
  server: ServerEntry;
}

interface RenderedPage {
  page: Page;
  scripts: string[];
  head: string;
  body: string;
}

/** Writes each page, under each of its addresses, as a document that paints after one request. */
export async function writeDocuments({ out, manifest, server }: WriteOptions) {
  const template = await readFile(path.join(out, "index.html"), "utf8");
  const loaderSource = await readFile(path.join(import.meta.dirname, "loader.js"), "utf8");
  const loader = minifySync("loader.js", loaderSource, { module: false }).code.trim();
  const style = manifest["style.css"]!.file;
  const stylesheet = await readFile(path.join(out, style), "utf8");
  const menuScripts = scriptsOf(manifest, ["src/pages/menu-pages.ts"]);
  const styleHashes = new Set<string>();
  let count = 0;

  /** Writes pages that share one inlined style. */
  async function write(group: RenderedPage[]) {
    const inlined = inlineStyle(
      stylesheet,
      group.map(({ body }) => body),
    );
    styleHashes.add(sourceHash(inlined));
    for (const { page, scripts, head, body } of group) {
      const files = {
        scripts,
        style,
        recovery: manifest["src/site/reload-once.ts"]!.file,
        ahead: menuScripts.filter((file) => !scripts.includes(file)),
      };
      const entities = await server.structuredData(page);
      const html = fillTemplate({ template, loader, files, style: inlined, entities, head, body });
      for (const address of server.addressesOf(page)) {
        const file = path.join(out, address === "/" ? "index.html" : `${address}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, html);
        count += 1;
      }
    }
  }

  async function render(page: Page): Promise<RenderedPage> {
    const scripts = scriptsOf(manifest, await modulesOf(page));
    return { page, scripts, ...(await server.render(page.path)) };
  }

  const rendered: RenderedPage[] = [];
  for (const page of [...server.pages, server.notFound]) rendered.push(await render(page));
  for (const group of Map.groupBy(rendered, styleOf).values()) await write(group);

  return { count, hashes: { scripts: [sourceHash(loader)], styles: [...styleHashes] } };
}

/** In bytes, compressed: a page below this has room for a style that holds more rules than it needs. */
const shortPageBytes = 4_600;

/**
 * The name of the inlined style of a page. Each style adds a hash of 53 bytes to the policy in every document's header, so
 * pages of one layout share one, and so do short pages.
 */
function styleOf({ page, head, body }: RenderedPage): string {
  if (page.kind === "service") return page.service.text.page;
  if (page.kind === "expertise" || page.kind === "post") return page.kind;
  return compressedSize(head + body) < shortPageBytes ? "short" : page.path;
}
