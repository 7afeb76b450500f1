/* Imports nothing: the inline loader fetches it when nothing else could be fetched (src/build/loader.js). */

/**
 * Opens an address as a new document, once for each build: code may be missing because the server has a newer build, and
 * Firefox and WebKit never ask again for a module that failed once. Not while the server is out of reach: the page on
 * screen is better than a browser's own page of errors.
 *
 * @param isBusy whether the visitor has begun something that a new document would lose. Asked before and after the server.
 * @returns whether the document is about to be replaced.
 */
export async function renew(address: string, isBusy: () => boolean): Promise<boolean> {
  const leftFrom = location.href;
  try {
    if (isBusy()) return false;
    const response = await fetch(address, { cache: "reload" });
    const [, list] = /data-scripts="([^"]+)"/.exec(await response.text()) ?? [];
    // The entry comes first, and its name changes with every build.
    const [entry, ...others] = list?.split(" ") ?? [];
    if (!entry || sessionStorage.getItem("renewed") === entry) return false;
    // WebKit gives the next document a failed answer too, unless the file is fetched anew.
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    const scripts = [entry, ...others, ...Array.from(links, ({ href }) => href)];
    await Promise.allSettled(scripts.map((url) => fetch(url, { cache: "reload" })));
    if (isBusy() || location.href !== leftFrom) return false;
    sessionStorage.setItem("renewed", entry);
  } catch {
    // Out of reach, or without storage to remember it in.
    return false;
  }
  const { pathname } = new URL(address, leftFrom);
  const here = pathname === location.pathname;
  location.assign(address);
  // A new fragment alone opens no document.
  if (here) location.reload();
  return true;
}
