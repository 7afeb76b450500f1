import type { Manifest } from "vite";

/**
 * Returns the script files that a document loads to run the source files of its page: the entry first, each
 * once. Throws an error for a source file that the browser does not import by itself.
 */
export function scriptsOf(manifest: Manifest, sourceFiles: string[]): string[] {
  const scripts = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no script of ${key}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  ["index.html", ...sourceFiles].forEach(add);
  return [...scripts];
}
