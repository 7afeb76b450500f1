/* Imports nothing: the inline loader fetches it when nothing else could be fetched (src/build/loader.js). */

/** The entry script of the build for which this tab has opened a new document. */
const storageKey = "reloaded-for";

/**
 * Opens the page that the visitor has asked for as a new document, once for each build: its code may be missing because
 * the server has a newer build. Does nothing while the server is out of reach: the page on screen is better than a
 * browser's own page of errors.
 *
 * @param isUnwanted whether the visitor has gone on, or has begun something that a new document would lose. Asked before
 * and after the server.
 * @returns whether the document is about to be replaced.
 */
export async function reloadOnce(isUnwanted: () => boolean): Promise<boolean> {
  const address = location.href;
  try {
    if (isUnwanted()) return false;
    const response = await fetch(address, { cache: "reload" });
    const [, list] = /data-scripts="([^"]+)"/.exec(await response.text()) ?? [];
    // The entry comes first, and its name changes with every build.
    const [entry, ...others] = list?.split(" ") ?? [];
    if (!entry || sessionStorage.getItem(storageKey) === entry) return false;
    // WebKit gives the next document a failed answer too, unless the file is fetched anew.
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    const scripts = [entry, ...others, ...Array.from(links, ({ href }) => href)];
    await Promise.allSettled(scripts.map((url) => fetch(url, { cache: "reload" })));
    if (isUnwanted() || location.href !== address) return false;
    sessionStorage.setItem(storageKey, entry);
  } catch {
    // Out of reach, or without storage to remember it in.
    return false;
  }
  location.reload();
  return true;
}
