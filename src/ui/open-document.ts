/**
 * Opens an address of this site as a new document, also when it is the one on screen, if the server answers: what
 * stands here is better than a browser's own page of errors.
 *
 * @returns whether the document is about to be replaced.
 */
export async function openDocument(address: string): Promise<boolean> {
  try {
    // WebKit keeps the failed answer for the next document too, unless it is asked for anew.
    const modules = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    await Promise.all(Array.from(modules, ({ href }) => fetch(href, { cache: "reload" })));
    const { status } = await fetch(address, { cache: "reload" });
    if (status >= 500) return false;
  } catch {
    return false;
  }
  const here = new URL(address, location.href).pathname === location.pathname;
  location.assign(address);
  // A new fragment alone opens no document.
  if (here) location.reload();
  return true;
}
