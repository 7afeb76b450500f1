/* This file imports nothing: the inline loader fetches it when no other code could be fetched
   (src/generator/documents/loader.js). */

/**
 * The key in the session storage under which the tab keeps the name of the entry script that it has reloaded
 * for.
 */
const storageKey = "reloaded-for";

/**
 * Reloads the document at the current address, once for each build: code may be missing because the server
 * has a newer build. Does nothing while the server is out of reach, since the page on screen is better than
 * the browser's error page.
 *
 * `isUnwanted` tells whether the visitor has moved on, or has begun something that a new document would lose.
 * It is called before and after the request to the server. Returns whether the document is about to be
 * replaced; never rejects.
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
    // WebKit repeats a failed answer in the next document, unless the file is fetched again.
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    const scripts = [entry, ...others, ...Array.from(links, ({ href }) => href)];
    await Promise.allSettled(scripts.map((url) => fetch(url, { cache: "reload" })));
    if (isUnwanted() || location.href !== address) return false;
    sessionStorage.setItem(storageKey, entry);
  } catch {
    // The server is out of reach, or the browser forbids session storage.
    return false;
  }
  location.reload();
  return true;
}
