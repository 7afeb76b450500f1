import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync, type Manifest } from "vite";
import type { Page, PageKind } from "../site/pages.ts";
import { completePage, sourceHash } from "./complete-page.ts";
import { compressedSize, countBuild } from "./count-build.ts";
import { assetsOf, modulesOf, type PageAssets } from "./page-assets.ts";

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

interface Work {
  root: string;
  /** The folder of the client build, where the documents go. */
  out: string;
  manifest: Manifest;
  server: Renderer;
}

interface RenderedPage {
  page: Page;
  modules: string[];
  loading: PageAssets;
  /** By address. */
  rendered: Map<string, Rendered>;
}

/**
 * In bytes, compressed, without styles. The policy in the header of every document names every style there is, 53 bytes
 * each, so pages that are shorter than this share one style: what it has too much they can afford.
 */
const shortText = 4_600;

/** All pages of such a kind have one style in common, be they short or long. */
const sharedLayouts = new Set<PageKind>(["service", "expertise", "post"]);

/**
 * Writes each page, under each of its addresses, as a document that paints after one request. At once, so that a site of
 * a thousand pages does not have to be held in memory; only short pages wait, until it is known what all of them need.
 */
export async function writeDocuments({ root, out, manifest, server }: Work) {
  const template = await readFile(path.join(out, "index.html"), "utf8");
  const loaderSource = await readFile(path.join(root, "src/build/loader.js"), "utf8");
  const loader = minifySync("loader.js", loaderSource, { module: false }).code.trim();

  const stylesheet = stylesheetsIn(out);
  const styleHashes = new Set<string>();
  let count = 0;

  async function write({ page, loading, rendered }: RenderedPage) {
    const styles = await Promise.all(loading.styles.map(stylesheet));
    const entities = await server.structuredData(page);
    for (const [address, parts] of rendered) {
      const { html, styleHash } = completePage({ template, loader, loading, styles, entities, ...parts });
      const file = path.join(out, address === "/" ? "index.html" : `${address}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
      styleHashes.add(styleHash);
      count += 1;
    }
  }

  // The home page first: the figures that another page shows are counted on it.
  const [home, ...others] = [...server.pages, server.notFound];
  const homeDraft = await renderPage(home!, manifest, server);
  await write(homeDraft);
  globalThis.buildFigures = await countBuild({
    out,
    pages: server.pages.length,
    homeScripts: homeDraft.loading.scripts,
  });

  const short: RenderedPage[] = [];
  for (const page of others) {
    const draft = await renderPage(page, manifest, server);
    if (isShort(draft)) short.push(draft);
    else await write(draft);
  }
  const { styles } = assetsOf(manifest, [...new Set(short.flatMap(({ modules }) => modules))]);
  for (const draft of short) await write({ ...draft, loading: { ...draft.loading, styles } });

  return { count, hashes: { scripts: [sourceHash(loader)], styles: [...styleHashes] } };
}

async function renderPage(page: Page, manifest: Manifest, server: Renderer): Promise<RenderedPage> {
  const modules = await modulesOf(page);
  const rendered = new Map<string, Rendered>();
  for (const address of [page.path, ...page.aliases]) rendered.set(address, await server.render(address));
  return { page, modules, loading: assetsOf(manifest, modules), rendered };
}

function isShort({ page, rendered }: RenderedPage): boolean {
  if (sharedLayouts.has(page.kind)) return false;
  return [...rendered.values()].every(({ head, body }) => compressedSize(head + body) < shortText);
}

/** Reads stylesheets of the client build, each once. */
function stylesheetsIn(out: string): (file: string) => Promise<string> {
  const texts = new Map<string, Promise<string>>();
  return (file) => {
    const text = texts.get(file) ?? readFile(path.join(out, file), "utf8").then((css) => css.trim());
    texts.set(file, text);
    return text;
  };
}
