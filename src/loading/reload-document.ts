/**
 * Reloads the document, if the server answers without a fault of its own: the page on screen is better than an
 * error page. `isUnwanted` is asked once the server has answered. Returns whether the document is about to be
 * replaced.
 */
export async function reloadDocument(isUnwanted = () => false): Promise<boolean> {
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
