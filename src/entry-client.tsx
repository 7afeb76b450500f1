import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { pageAt } from "./site/pages.tsx";

// Static hosts may serve /about/ for /about: one address for each page, or links would not match it.
const path = location.pathname.replace(/(.)\/+$/, "$1");
if (path !== location.pathname) history.replaceState(null, "", path + location.search + location.hash);

const root = document.getElementById("root")!;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

function start() {
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

// The page's code must be here before hydration: without it React would swap the prerendered text for "Loading...".
// If it cannot be had, the page says so (specification section 8).
pageAt(path).preload().then(start, start);
