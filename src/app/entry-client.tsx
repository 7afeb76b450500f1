import "virtual:fonts.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { codeOf } from "../pages/page-code.ts";
import { initialPath } from "../routing/initial-path.ts";
import { pageAt } from "../routing/pages.ts";
import { App } from "./app.tsx";
import { preloadOnIntent } from "./preload-on-intent.ts";
import { restoreScrollOnReload } from "./restore-scroll-on-reload.ts";
import { listenForBackAndForward, withStampTransition } from "./stamp-transition.ts";

interface Loader {
  /** Set by this entry. When it is rejected, the loader reloads the document once. */
  hydration?: Promise<void>;
  /** Repeats the click that the loader has kept, and lets later ones through. */
  replayClick: () => void;
}

declare global {
  interface Window {
    /** The inline loader of a prerendered document (src/generator/documents/loader.js). */
    loader?: Loader;
  }
}

const root = document.getElementById("root")!;
const app = (
  <StrictMode>
    <Router aroundNav={withStampTransition}>
      <App />
    </Router>
  </StrictMode>
);

// For an address with doubled slashes some hosts send the page, some the home page, and some a 404. This
// document may be the wrong one, so the right address is opened as a new document. A slash at the end is only
// removed from the address bar, because some hosts redirect to the address with the slash.
if (location.pathname.includes("//")) location.replace(initialPath + location.search + location.hash);
else start();

function start() {
  // Buttons that submit a form while no script runs add a "?" to the address, which this removes too.
  const address = initialPath + location.search + location.hash;
  if (location.href !== location.origin + address) history.replaceState(null, "", address);
  restoreScrollOnReload();
  // Before the router renders and listens.
  listenForBackAndForward();
  preloadOnIntent();
  // The development server prerenders nothing, and has no loader.
  const { loader } = window;
  if (loader) loader.hydration = hydrate(loader);
  else createRoot(root).render(app);
}

/**
 * Hydrates once the page's code has loaded, so that React can handle the replayed click and all later ones.
 */
async function hydrate({ replayClick }: Loader) {
  await codeOf(pageAt(initialPath)).load();
  // In a transition React works in slices, and the browser can react to the visitor in between.
  startTransition(() => void hydrateRoot(root, app));
  replayClick();
}
