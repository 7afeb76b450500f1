import path from "node:path";
import type { Manifest } from "vite";
import type { Page } from "../../routing/pages.ts";

const clientEntry = "index.html";

/**
 * Makes every dynamic import in a source file of the server bundle record the source file that it loads. Source files are
 * the keys of the client's manifest.
 *
 * @param file the path of the source file from the project's root
 */
export function recordImports(code: string, file: string): string {
  const recording = code.replace(
    /\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g,
    (call, _quote, specifier: string) => {
      const module = path.posix.join(path.posix.dirname(file), specifier);
      return `(loadedModules.add(${JSON.stringify(module)}), ${call})`;
    },
  );
  return `import { loadedModules } from "/src/prerender/documents/loaded-modules.ts"; ${recording}`;
}

/**
 * Loads a page and returns the source files that it imports dynamically. Call it before anything else loads the page, and
 * for one page at a time.
 *
 * @param loadedModules the server bundle's own record
 */
export async function modulesOf(page: Page, loadedModules: Set<string>): Promise<string[]> {
  loadedModules.clear();
  await page.load();
  // Vite turns the glob of all posts into imports only after recordImports has run.
  return page.kind === "post" ? [...loadedModules, `src/content/posts/${page.id}.mdx`] : [...loadedModules];
}

/**
 * Returns the script files that a document loads for the given source files, relative to the site's root: the entry first,
 * each once. Throws an error for a source file that has no chunk of its own.
 */
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
