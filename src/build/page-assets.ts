import path from "node:path";
import type { Manifest } from "vite";
import type { Page } from "../site/pages.ts";

declare global {
  /** While a page loads on the server: the modules that its dynamic imports name. */
  var loadedModules: Set<string> | undefined;
}

/** Files of the client build that one page needs, relative to the site's root. */
export interface PageAssets {
  /** The entry, the page's own modules and all that they import, imports before importers. */
  scripts: string[];
  styles: string[];
}

const clientEntry = "index.html";

/** Makes every dynamic import tell which source file it loads: the key of that file in the client's manifest. */
export function recordImports(code: string, file: string): string {
  return code.replace(/\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g, (call, _quote, specifier: string) => {
    const module = path.posix.join(path.posix.dirname(file), specifier);
    return recordedImport(module, call);
  });
}

/** An import that tells which module it loads. */
export function recordedImport(module: string, call: string): string {
  return `(globalThis.loadedModules?.add(${JSON.stringify(module)}), ${call})`;
}

/** Scripts and styles of a page: those of the entry first, then what its own modules add, imports before importers. */
export function assetsOf(manifest: Manifest, modules: string[]): PageAssets {
  const keys = withImports(manifest, [clientEntry, ...modules]);
  return {
    scripts: keys.map((key) => manifest[key]!.file),
    styles: [...new Set(keys.flatMap((key) => manifest[key]!.css ?? []))],
  };
}

/**
 * Fails when a module of the blog comes with styles. Its document inlines them, but to the browser it is an address
 * without a list of what belongs to it (src/build/posts.ts), so after a press on a link they would be missing.
 */
export function refuseStylesOfPosts(manifest: Manifest) {
  for (const key of Object.keys(manifest).filter((name) => name.startsWith("posts:"))) {
    if (withImports(manifest, [key]).some((name) => manifest[name]!.css)) {
      throw new Error(`${key}: what a post imports may not have styles. Let PostPage give it to all posts.`);
    }
  }
}

/** The keys of chunks and of all that they import, imports first. */
function withImports(manifest: Manifest, keys: string[]): string[] {
  const order = new Set<string>();
  const visit = (key: string, visiting: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not a chunk of the client build.`);
    if (visiting.has(key)) return;
    visiting.add(key);
    for (const imported of chunk.imports ?? []) visit(imported, visiting);
    order.add(key);
  };
  for (const key of keys) visit(key, new Set());
  return [...order];
}

/** The modules that a page's `load` reaches by dynamic import, as the client's manifest names them. */
export async function modulesOf(page: Page): Promise<string[]> {
  const modules = new Set<string>();
  globalThis.loadedModules = modules;
  await page.preload();
  globalThis.loadedModules = undefined;
  return [...modules];
}
