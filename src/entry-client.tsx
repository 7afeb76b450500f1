import "virtual:fonts.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { restoreScrollOnReload } from "./shell/scroll-to-top-on-navigation.ts";
import { firstPath } from "./site/first-path.ts";
import { preloadOnIntent } from "./site/preload-on-intent.ts";
import { pageAt } from "./site/pages.ts";

interface Loader {
  /** Set by this entry; the loader tries again when it is rejected. */
  hydration?: Promise<void>;
  /** Repeats the click that the loader has captured, and lets later ones through. */
  replayClick: () => void;
}

declare global {
  interface Window {
    /** The inline loader of a prerendered document (src/build/loader.js). */
    loader?: Loader;
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
  const { loader } = window;
  if (loader) loader.hydration = hydrate(loader);
  else createRoot(root).render(app);
}

/** Hydrates once the page's code is here, so that React can handle the replayed click and all later ones. */
async function hydrate({ replayClick }: Loader) {
  await pageAt(firstPath).preload();
  // As a transition, React works in slices, and the browser can answer the visitor in between.
  startTransition(() => void hydrateRoot(root, app));
  replayClick();
}
