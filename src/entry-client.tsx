import "virtual:fonts.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { restoreScrollOnReload } from "./shell/scroll-to-top-on-navigation.ts";
import { firstPath } from "./site/first-path.ts";
import { preloadOnIntent } from "./site/preload-on-intent.ts";
import { pageAt } from "./site/pages.ts";

declare global {
  interface Window {
    /** Settled once the application has taken over the document, for the inline loader (src/build/loader.js). */
    hydration?: Promise<void>;
    /** Repeats the last press that the loader has kept, and lets later ones through. */
    answer?: () => void;
  }
}

const root = document.getElementById("root")!;
const app = (
  <StrictMode>
    <Router>
      <App />
    </Router>
  </StrictMode>
);

// Hosts disagree on what an address with doubled slashes is: the page, the home page, or none. This document may be any of
// them, so the right address is opened as a new one. A slash at the end is only corrected in place, because some hosts lead
// back to it.
if (location.pathname.includes("//")) location.replace(firstPath + location.search + location.hash);
else start();

function start() {
  // A form without fields has also added a "?", which this removes.
  history.replaceState(null, "", firstPath + location.search + location.hash);
  restoreScrollOnReload();
  preloadOnIntent();
  // The development server prerenders nothing, and has no loader.
  if (root.firstElementChild) window.hydration = hydrate();
  else createRoot(root).render(app);
}

/** Waits for the page's code, so that from then on React can answer any press. */
async function hydrate() {
  await pageAt(firstPath).preload();
  // As a transition, React works in slices, and the browser can answer the visitor in between.
  startTransition(() => void hydrateRoot(root, app));
  window.answer?.();
}
