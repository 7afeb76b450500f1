import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { arriveWithCode } from "./shell/arrive-with-code.ts";
import { firstPath } from "./site/first-path.ts";
import { pageAt } from "./site/pages.tsx";
import { whenReached } from "./ui/when-reached.ts";

// Links would not match another spelling of the address.
if (firstPath !== location.pathname)
  history.replaceState(null, "", firstPath + location.search + location.hash);

const page = pageAt(firstPath);
const root = document.getElementById("root")!;
const app = (
  <StrictMode>
    <Router aroundNav={arriveWithCode}>
      <App />
    </Router>
  </StrictMode>
);

if (root.firstElementChild) {
  // The text is here already. What makes it more than text comes when the visitor turns to it: until then the page's
  // boundary shows what was prerendered. At once only where something is missing that the build could not know.
  const main = document.getElementById("main")!;
  const reached = main.querySelector("[data-live]") ? undefined : whenReached(main);
  // A failure shows in the boundary, so it needs no answer here.
  page.preload(reached).catch(() => {});
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
