import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync } from "vite";
import { buildOptions } from "../../routing/individual-pages.ts";
import type { Page } from "../../routing/pages.ts";
import type { ServerEntry } from "../server/server-entry.ts";
import { fillTemplate } from "./fill-template.ts";
import { sourceHash } from "./headers.ts";
import { inlineStyle, withoutInlinedRules } from "./inline-style.ts";
import { scriptsOf, scriptWith, type ClientOutput } from "./page-scripts.ts";

interface WriteOptions {
  /** The folder of the client build, into which the documents are written. */
  outDir: string;
  output: ClientOutput;
  server: ServerEntry;
  siteName: string;
}

interface RenderedPage {
  page: Page;
  scripts: string[];
  head: string;
  body: string;
}

/**
 * Writes the document of each page under each of its addresses. Returns their number and the hashes for the
 * policy.
 */
export async function writeDocuments({ outDir, output, server, siteName }: WriteOptions) {
  const template = await readFile(path.join(outDir, "index.html"), "utf8");
  const loaderSource = await readFile(path.join(import.meta.dirname, "loader.js"), "utf8");
  const loader = minifySync("loader.js", loaderSource, { module: false }).code.trim();
  const styleFile = output.find(({ fileName }) => fileName.endsWith(".css"))!.fileName;
  const stylesheet = await readFile(path.join(outDir, styleFile), "utf8");
  const fonts = latinFonts(stylesheet);
  const prefetchedScripts = scriptsOf(output, ["/pages/prefetched-pages.ts"]);
  const styleHashes = new Set<string>();
  let count = 0;

  /** Writes the documents of pages that share one inlined style. */
  async function writeGroup(group: RenderedPage[]) {
    const inlined = inlineStyle(
      stylesheet,
      group.map(({ body }) => body),
    );
    styleHashes.add(sourceHash(inlined));
    for (const { page, scripts, head, body } of group) {
      const files = {
        scripts,
        style: styleFile,
        fonts,
        recovery: scriptWith(output, "/loading/reload-once.ts"),
        prefetch: prefetchedScripts.filter((file) => !scripts.includes(file)),
      };
      const entities = await server.structuredData(page);
      const html = fillTemplate({
        template,
        siteName,
        loader,
        files,
        inlineStyle: inlined,
        entities,
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
  }

  async function render(page: Page): Promise<RenderedPage> {
    const scripts = scriptsOf(output, server.sourceFilesOf(page));
    return { page, scripts, ...(await server.render(page.path)) };
  }

  const rendered: RenderedPage[] = [];
  for (const page of [...server.allPages, server.notFoundPage]) rendered.push(await render(page));
  for (const group of Map.groupBy(rendered, styleGroupOf).values()) await writeGroup(group);
  await writeFile(path.join(outDir, styleFile), withoutInlinedRules(stylesheet));

  return { count, hashes: { scripts: [sourceHash(loader)], styles: [...styleHashes] } };
}

/**
 * Returns the name of the group of pages with which a page shares its inlined style. Each style adds a hash
 * to the policy that is sent with every document, and tests limit their number
 * (tests/support/byte-budgets.ts). So pages of one template form a group, and so do all others with few
 * rules of their own.
 */
function styleGroupOf({ page }: RenderedPage): string {
  switch (page.kind) {
    case "service":
      return page.service.template;
    case "technology":
    case "post":
      return page.kind;
    case "individual": {
      const style = buildOptions[page.path]?.inlinedStyle;
      return style === "own" ? page.path : (style ?? "few rules");
    }
    case "not-found":
      return "text";
    case "post-list":
      return "few rules";
  }
}

/**
 * Returns the font files without a unicode-range, relative to the site's root: browsers fetch the others only
 * when needed.
 */
function latinFonts(stylesheet: string): string[] {
  const rules = stylesheet.match(/@font-face\{[^}]*\}/g) ?? [];
  return rules
    .filter((rule) => !rule.includes("unicode-range"))
    .flatMap((rule) => /url\("?\/([^")]+\.woff2)/.exec(rule)?.[1] ?? []);
}
