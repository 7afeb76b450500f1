import { fetchCode } from "../loading/fetch-code.ts";

/** A part of the Network Information API, which not every browser has. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/**
 * Fetches the scripts of the prefetched pages (src/pages/prefetched-pages.ts) into the browser's cache with
 * low priority, without running them. Visitors who save data or have a slow connection are spared.
 */
export function prefetchScripts() {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? "")) return;
  // The build writes the names of the files into this attribute (src/generator/documents/fill-template.ts).
  const script = document.querySelector<HTMLElement>("[data-prefetch]");
  const files = script?.dataset["prefetch"]?.split(" ") ?? [];
  script?.removeAttribute("data-prefetch");
  // <link rel="prefetch"> will not do: Firefox checks it against default-src, and WebKit does not support it.
  // A failure is ignored, because the file is fetched again when it is needed.
  for (const file of files.filter(Boolean)) fetchCode(file, "low").catch(() => {});
}
