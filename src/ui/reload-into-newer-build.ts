/**
 * After code failed to arrive: when a newer build has replaced this one on the server, its files are gone for good and
 * only a new document helps. Reloads once for each build; never offline, nor while a dialog is open.
 *
 * @returns whether the page is about to be replaced.
 */
export async function reloadIntoNewerBuild(): Promise<boolean> {
  // The entry's name changes with every build, and every page names it (src/build/loader.js).
  const scripts = document.querySelector<HTMLElement>("script[data-scripts]")?.dataset["scripts"];
  const entry = scripts?.split(" ").find((url) => url.includes("/index-"));
  const guard = `reloaded:${entry}`;
  try {
    if (!entry || !navigator.onLine || sessionStorage.getItem(guard)) return false;
    const response = await fetch(location.href, { cache: "no-cache" });
    if ((await response.text()).includes(entry) || document.querySelector("dialog:modal")) return false;
    sessionStorage.setItem(guard, "1");
  } catch {
    // The server is out of reach, or there is no storage to remember the reload in.
    return false;
  }
  location.reload();
  return true;
}
