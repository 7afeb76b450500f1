import "../styles/fonts/fonts.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { codeOf } from "../pages/page-code.ts";
import { initialPath } from "../routing/initial-path.ts";
import { notFoundPage, pageAt } from "../routing/pages.ts";
import { App } from "./app.tsx";
import { fetchPagesOnIntent } from "./fetch-ahead.ts";
import { startNavigation, useShownPath } from "./navigation.ts";

interface Loader {
  /** Set by this entry. When it is rejected, the loader lets clicks through. */
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
    <Router hook={useShownPath}>
      <App />
    </Router>
  </StrictMode>
);

const address = initialPath + location.search + location.hash;

// For an address that is spelled in another way, some hosts send the page, some the home page, and some a 404.
// If this document is not the page, the right address is opened as a new document.
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
const documentPage = canonical ? pageAt(new URL(canonical.href).pathname) : notFoundPage;
const isOtherPage = window.loader && documentPage !== pageAt(initialPath);
if (isOtherPage && initialPath !== location.pathname) location.replace(address);
else start();

function start() {
  // Buttons that submit a form while no script runs add a "?" to the address, which this removes too.
  if (location.href !== location.origin + address) history.replaceState(history.state, "", address);
  startNavigation();
  fetchPagesOnIntent();
  // The development server prerenders nothing, and has no loader.
  const { loader } = window;
  if (loader) loader.hydration = hydrate(loader);
  else createRoot(root).render(app);
}

/**
 * Hydrates once the page's code has loaded: React can then handle the replayed click and all later ones, for
 * which it hydrates the clicked part at once.
 */
async function hydrate({ replayClick }: Loader) {
  await codeOf(pageAt(initialPath)).load();
  // In a transition React works in slices, and the browser can react to the visitor in between.
  startTransition(() => void hydrateRoot(root, app));
  replayClick();
}
