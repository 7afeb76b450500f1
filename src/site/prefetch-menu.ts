import { fetchCode } from "./fetch-code.ts";

/** Network Information API; not every browser has it. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/**
 * Fetches the code of the main menu's pages into the cache, behind all else. It runs only when it is needed. Not for
 * visitors who save data or have a slow connection.
 */
export function prefetchMenu() {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? "")) return;
  // The build knows their names (src/build/fill-template.ts).
  const script = document.querySelector<HTMLElement>("[data-prefetch]");
  const files = script?.dataset["prefetch"]?.split(" ") ?? [];
  script?.removeAttribute("data-prefetch");
  // Not <link rel="prefetch">: Firefox checks that against default-src, and WebKit does not know it. A file that fails is
  // fetched again when it is needed.
  for (const file of files.filter(Boolean)) fetchCode(file, "low").catch(() => {});
}
