// Runs inline, before anything else (see complete-page.ts). Fetches the application after the first paint, or at once
// when the visitor acts, and keeps a press on a button until somebody can answer it (src/entry-client.tsx).
(() => {
  const { scripts, style } = document.currentScript.dataset;
  const urls = scripts.split(" ");
  const root = document.documentElement;
  let started = false;
  let failed = false;

  async function start() {
    if (started) return;
    started = true;
    for (const href of urls) addLink({ rel: "modulepreload", href, fetchPriority: "low" });
    useFonts();
    try {
      await run().catch(run);
    } catch (error) {
      console.error("The application did not start.", error);
      if (await renew()) return;
      failed = true;
      lead(window.earlyPress);
    }
  }

  async function run() {
    // The menus have to be dressed before they answer.
    await new Promise((onload, onerror) => addLink({ rel: "stylesheet", href: style, onload, onerror }));
    // One after the other, so that the visitor's input is heard between two of them.
    for (const url of urls) await import(url);
    await window.hydration;
  }

  // Once, a new document: it may be of a newer build, and some browsers never fetch a module again that failed in this
  // one, or even keep the failed answer.
  async function renew() {
    const guard = `renewed:${scripts}`;
    try {
      if (sessionStorage[guard]) return;
      for (const url of urls) await fetch(url, { cache: "reload" });
      const { status } = await fetch(location, { cache: "reload" });
      if (status >= 500) return;
      sessionStorage[guard] = 1;
      location.reload();
      return true;
    } catch {
      // The server is out of reach, or there is no storage to remember the reload in: what can be read stays.
    }
  }

  // As near to what a button would have done as a document without script can come.
  function lead(button) {
    if (button?.closest("header")) location.hash = "footer-links";
    else if (button?.ariaHasPopup) location = "/contact-us";
  }

  function addLink(properties) {
    document.head.append(Object.assign(document.createElement("link"), properties));
  }

  // All at once: each font on its own would lay the page out anew.
  async function useFonts() {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    root.dataset.fonts = "";
    try {
      sessionStorage.fonts = 1;
    } catch {}
  }

  // Fonts that this tab has fetched before are in the cache: use them from the first paint on.
  try {
    if (sessionStorage.fonts) root.dataset.fonts = "";
  } catch {}

  for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true });
  addEventListener(
    "click",
    ({ target }) => {
      window.earlyPress = target.closest?.("button");
      if (failed) lead(window.earlyPress);
    },
    true,
  );
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") window.earlyPress = undefined;
  });

  const idle = window.requestIdleCallback ?? setTimeout;
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    idle(start);
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(start, 4000));
})();
