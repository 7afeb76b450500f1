import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync, type Manifest } from "vite";
import type { Page } from "../site/pages.ts";
import { completePage, sourceHash } from "./complete-page.ts";
import { compressedSize, countBuild } from "./count-build.ts";
import { inlineStyle } from "./inline-style.ts";
import { modulesOf, scriptsOf } from "./page-scripts.ts";

/** What renders the pages: part of src/entry-server.tsx. */
export interface Renderer {
  pages: Page[];
  notFound: Page;
  structuredData(page: Page): Promise<object[]>;
  render(path: string): Promise<Rendered>;
}

interface Rendered {
  head: string;
  body: string;
}

interface WriteOptions {
  root: string;
  /** The folder of the client build, where the documents go. */
  out: string;
  manifest: Manifest;
  server: Renderer;
}

interface RenderedPage {
  page: Page;
  scripts: string[];
  /** By address. */
  addresses: Map<string, Rendered>;
}

const recoveryModule = "src/site/recovery.ts";

/** What a visitor is likely to want next: the pages of the main menu. */
const aheadModules = ["src/pages/menu-pages.ts"];

/** Writes each page, under each of its addresses, as a document that paints after one request. */
export async function writeDocuments({ root, out, manifest, server }: WriteOptions) {
  const template = await readFile(path.join(out, "index.html"), "utf8");
  const loader = minifySync("loader.js", await readFile(path.join(root, "src/build/loader.js"), "utf8"), {
    module: false,
  }).code.trim();
  const style = await stylesheetIn(out);
  const stylesheet = await readFile(path.join(out, style), "utf8");
  const ahead = scriptsOf(manifest, aheadModules);
  const hashes = new Set<string>();
  let count = 0;

  /** Pages that share one inlined style. */
  async function write(group: RenderedPage[]) {
    const inlined = inlineStyle(
      stylesheet,
      group.flatMap(({ addresses }) => Array.from(addresses.values(), ({ body }) => body)),
    );
    hashes.add(sourceHash(inlined));
    for (const { page, scripts, addresses } of group) {
      const files = {
        scripts,
        style,
        recovery: manifest[recoveryModule]!.file,
        ahead: ahead.filter((file) => !scripts.includes(file)),
      };
      const entities = await server.structuredData(page);
      for (const [address, { head, body }] of addresses) {
        const html = completePage({ template, loader, files, style: inlined, entities, head, body });
        const file = path.join(out, address === "/" ? "index.html" : `${address}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, html);
        count += 1;
      }
    }
  }

  async function render(page: Page): Promise<RenderedPage> {
    const scripts = scriptsOf(manifest, await modulesOf(page));
    const addresses = new Map<string, Rendered>();
    for (const address of [page.path, ...page.aliases]) addresses.set(address, await server.render(address));
    return { page, scripts, addresses };
  }

  // The home page first: the figures that another page shows are counted on it.
  const [home, ...others] = [...server.pages, server.notFound];
  const homePage = await render(home!);
  await write([homePage]);
  globalThis.buildFigures = await countBuild({
    out,
    pages: server.pages.length,
    scripts: homePage.scripts,
    style,
  });

  const rendered: RenderedPage[] = [];
  for (const page of others) rendered.push(await render(page));
  for (const group of Map.groupBy(rendered, styleOf).values()) await write(group);

  return { count, hashes: { scripts: [sourceHash(loader)], styles: [...hashes] } };
}

async function stylesheetIn(out: string): Promise<string> {
  const found = (await readdir(path.join(out, "assets"))).filter((file) => file.endsWith(".css"));
  if (found.length !== 1) throw new Error(`The site has one stylesheet, not ${found.join(", ")}.`);
  return `assets/${found[0]}`;
}

/**
 * In bytes, compressed. The policy in the header of every document names every style there is, 53 bytes each, so pages
 * that are shorter than this share one: what it has too much they can afford. So do all pages of one layout.
 */
const shortText = 4_600;

function styleOf({ page, addresses }: RenderedPage): string {
  if (page.kind === "service") return page.service.text.page;
  if (page.kind === "expertise" || page.kind === "post") return page.kind;
  const { head, body } = addresses.get(page.path)!;
  return compressedSize(head + body) < shortText ? "short" : page.path;
}
