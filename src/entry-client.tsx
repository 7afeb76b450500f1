import "virtual:fonts.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { firstPath } from "./site/first-path.ts";
import { pageAt } from "./routes.tsx";

declare global {
  interface Window {
    /** Settled once the application has taken over the document, for the inline loader (src/build/loader.js). */
    hydration?: Promise<void>;
    /** Lets presses through from now on, and repeats the last one that the loader has kept. */
    answer?: () => void;
  }
}

// Links would not match another spelling of the address. Nor does the "?" of a form without fields belong to it.
history.replaceState(null, "", firstPath + location.search + location.hash);

const root = document.getElementById("root")!;
const app = (
  <StrictMode>
    <Router>
      <App />
    </Router>
  </StrictMode>
);

/** Once the page's code is here as well: from then on React can answer whatever is pressed, wherever it is. */
async function hydrate() {
  await pageAt(firstPath).preload();
  // As a transition, so that React works in slices and leaves the visitor room in between.
  startTransition(() => void hydrateRoot(root, app));
  window.answer?.();
}

// The development server prerenders nothing, and has no loader.
if (root.firstElementChild) window.hydration = hydrate();
else createRoot(root).render(app);
