/* Imports nothing: the inline loader fetches it when nothing else could be fetched (src/build/loader.js). */

/**
 * Opens an address as a new document, once for each build: code may be missing since a newer build is on the server, and
 * Firefox and WebKit never ask again for a module that failed once. Not while the server is out of reach: what stands on
 * the page is better than a browser's own page of errors.
 *
 * @returns whether the document is about to be replaced.
 */
export async function renew(address = location.href): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: "reload" });
    const [, list] = /data-scripts="([^"]+)"/.exec(await response.text()) ?? [];
    // The entry comes first, and its name changes with every build.
    const [entry, ...others] = list?.split(" ") ?? [];
    if (!entry || sessionStorage.getItem("renewed") === entry) return false;
    // WebKit keeps a failed answer for the next document too, unless it is asked for anew.
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    const scripts = [entry, ...others, ...Array.from(links, ({ href }) => href)];
    await Promise.allSettled(scripts.map((url) => fetch(url, { cache: "reload" })));
    sessionStorage.setItem("renewed", entry);
  } catch {
    // Out of reach, or without storage to remember it in.
    return false;
  }
  const { pathname } = new URL(address, location.href);
  const here = pathname === location.pathname;
  location.assign(address);
  // A new fragment alone opens no document.
  if (here) location.reload();
  return true;
}
