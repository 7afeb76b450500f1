/** The requests for code by file, under way or done; nothing for one that failed. */
const requests = new Map<string, Promise<void> | undefined>();

/**
 * Fetches the files of a dynamic import into the browser's cache before it imports them. Firefox and WebKit remember a
 * module that could not be fetched, and never ask for it again in the same document; bytes can be asked for again. The
 * build puts this in place of Vite's own helper (src/build/replace-preload-helper.ts).
 *
 * @param files the file that is imported and those that it imports in turn, from the site's root; none for a file of plain
 * data, which imports nothing
 * @public
 */
export async function fetchThenImport<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchCode(`/${file}`)));
  return load();
}

/** Fetches a file of code into the browser's cache, unless it is there. */
export function fetchCode(file: string, priority: RequestPriority = "auto"): Promise<void> {
  let request = requests.get(file);
  if (!request) {
    // A cache may have kept a failure.
    const cache = requests.has(file) ? "reload" : "default";
    request = isPreloaded(file) ? Promise.resolve() : fetchBytes(file, { priority, cache });
    requests.set(file, request);
    request.catch(() => requests.set(file, undefined));
  }
  return request;
}

/** Whether the loader has fetched it with the page (src/build/loader.js). */
function isPreloaded(file: string): boolean {
  return document.querySelector(`link[rel="modulepreload"][href="${file}"]`) !== null;
}

async function fetchBytes(file: string, options: RequestInit) {
  const response = await fetch(file, options);
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
  // An answer can break off in the middle.
  await response.arrayBuffer();
}
