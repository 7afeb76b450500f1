// Runs inline, before anything else (see complete-page.ts). Fetches the application after the first paint, or at once
// when the visitor acts, and keeps a press on a button that is not alive yet: src/shell/hydrated.tsx answers it.
(() => {
  const { entry, chunks, print } = document.currentScript.dataset;
  const root = document.documentElement;
  let started = false;

  function start() {
    if (started) return;
    started = true;
    for (const href of chunks.split(" ")) addLink({ rel: "modulepreload", href, fetchPriority: "low" });
    addLink({ rel: "stylesheet", media: "print", href: print });
    import(entry).catch(console.error);
    useFonts();
  }

  function addLink(properties) {
    document.head.append(Object.assign(document.createElement("link"), properties));
  }

  function useFonts() {
    root.dataset.fonts = "";
    try {
      sessionStorage.fonts = 1;
    } catch {}
  }

  // Fonts that this tab has fetched before are in the cache: use them from the first paint on.
  try {
    if (sessionStorage.fonts) useFonts();
  } catch {}

  for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true });
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.("button");
      const alive = button?.closest("main") ? "page" : "shell";
      if (button && ![alive, "page"].includes(root.dataset.hydrated)) window.earlyPress = button;
    },
    true,
  );

  const idle = window.requestIdleCallback ?? setTimeout;
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    idle(start);
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(start, 4000));
})();
