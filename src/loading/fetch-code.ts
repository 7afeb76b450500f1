/** The requests for code by file, pending or done; undefined for a file whose last request failed. */
const requests = new Map<string, Promise<void> | undefined>();

/**
 * Fetches the files of a dynamic import into the browser's cache before it imports them. Firefox and WebKit
 * remember a module that could not be fetched, and never ask for it again in the same document; bytes can be
 * asked for again. The build puts this in place of Vite's own helper
 * (src/generator/bundle/replace-preload-helper.ts).
 *
 * `files` are the file that is imported and those that it imports in turn, from the site's root; none for a
 * file of plain data, which imports nothing. Rejects when a file cannot be fetched, or when its code throws.
 *
 * @public (only the build imports it; the tag keeps knip from reporting that)
 */
export async function fetchThenImport<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchCode(`/${file}`)));
  return load();
}

/**
 * Fetches a file of code into the browser's cache, unless this document has done so. Rejects when that fails.
 */
export function fetchCode(file: string, priority: RequestPriority = "auto"): Promise<void> {
  let request = requests.get(file);
  if (!request) {
    // After a failure the browser's cache may hold the failed answer.
    const cache = requests.has(file) ? "reload" : "default";
    request = isFetchedByLoader(file) ? Promise.resolve() : fetchBytes(file, { priority, cache });
    requests.set(file, request);
    request.catch(() => requests.set(file, undefined));
  }
  return request;
}

/**
 * Returns whether the inline loader has fetched the file with the page (src/generator/documents/loader.js).
 */
function isFetchedByLoader(file: string): boolean {
  return document.querySelector(`link[rel="modulepreload"][href="${file}"]`) !== null;
}

async function fetchBytes(file: string, options: RequestInit) {
  const response = await fetch(file, options);
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
  // Reading the body notices an answer that breaks off in the middle.
  await response.arrayBuffer();
}
