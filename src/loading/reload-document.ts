/**
 * Reloads the document, if the server answers without a fault of its own: the page on screen is better than an
 * error page. `isUnwanted` is asked once the server has answered. Returns whether the document is about to be
 * replaced.
 */
async function reloadDocument(isUnwanted = () => false): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: "HEAD" });
    if (status >= 500) return false;
  } catch {
    return false;
  }
  // WebKit repeats a failed answer in the next document, unless the file is fetched again.
  const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
  await Promise.allSettled(scripts.map(({ name }) => fetch(name, { cache: "reload" })));
  if (isUnwanted()) return false;
  location.reload();
  return true;
}

/**
 * Fetches code after a failure, when the visitor asks for it. If that fails too, reloads the document,
 * because Firefox and WebKit remember a failed module until then.
 */
export async function loadOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    await reloadDocument();
    throw error;
  }
}

const storageKey = "reloaded-build";

/**
 * Reloads the document, unless it was reloaded for the same build in this tab. `build` is a text that changes
 * with each build, and `isUnwanted` is asked as by `reloadDocument`. Returns whether the document is about to
 * be replaced.
 */
export async function reloadOnce(build: string, isUnwanted: () => boolean): Promise<boolean> {
  try {
    if (sessionStorage.getItem(storageKey) === build) return false;
    sessionStorage.setItem(storageKey, build);
  } catch {
    // The browser forbids session storage, so nothing would keep a page from being reloaded again and again.
    return false;
  }
  return reloadDocument(isUnwanted);
}
