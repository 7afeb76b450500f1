import path from "node:path";
import type { Manifest } from "vite";
import type { Page } from "../site/pages.ts";

declare global {
  /** The modules that dynamic imports name while a page loads on the server. */
  var loadedModules: Set<string> | undefined;
}

const clientEntry = "index.html";

/** Makes every dynamic import record the source file that it loads, which is a key of the client's manifest. */
export function recordImports(code: string, file: string): string {
  return code.replace(/\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g, (call, _quote, specifier: string) => {
    const module = path.posix.join(path.posix.dirname(file), specifier);
    return `(globalThis.loadedModules?.add(${JSON.stringify(module)}), ${call})`;
  });
}

/** The source files that a page imports dynamically, as keys of the client's manifest. */
export async function modulesOf(page: Page): Promise<string[]> {
  const modules = (globalThis.loadedModules = new Set<string>());
  await page.preload();
  globalThis.loadedModules = undefined;
  if (page.kind === "post") modules.add(`src/content/posts/${page.id}.mdx`);
  return [...modules];
}

/** The script files that modules need, relative to the site's root: the entry first, each once. */
export function scriptsOf(manifest: Manifest, modules: string[]): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not a chunk of the client build.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  [clientEntry, ...modules].forEach(add);
  return [...files];
}
