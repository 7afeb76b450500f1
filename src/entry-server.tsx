import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { posts } from "virtual:posts";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { postListPath, postPath } from "./site/blog-paths.ts";
import { origin } from "./site/origin.ts";
import { pagesOf } from "./site/post-lists.ts";
import { pageAt, pages as countedPages } from "./site/pages.ts";

export { workingWithUs } from "./content/working-with-us.ts";
export { drawStills } from "./demos/stills.tsx";
export { loadedModules } from "./site/loaded-modules.ts";
export { addressesOf, notFound } from "./site/pages.ts";
export { shareCard } from "./site/share-card.ts";
export { structuredData } from "./site/structured-data.ts";
export { origin, posts };

const paths = new Set<string>([
  ...countedPages.map(({ path }) => path),
  ...pagesOf(posts).map(({ number }) => postListPath(number)),
  ...posts.map(({ id }) => postPath(id)),
]);

/** Every page that is written to a file, those of the blog included. */
export const pages = Array.from(paths, pageAt);

const opening = '<div id="root">';

/** Renders one address: the tags that React hoists into the head, and the root element. Throws any page's error. */
export async function render(path: string): Promise<{ head: string; body: string }> {
  let failure: unknown;
  const { prelude } = await prerender(
    <div id="root">
      <StrictMode>
        <Router ssrPath={path}>
          <App />
        </Router>
      </StrictMode>
    </div>,
    {
      // React would otherwise hide a long page behind its fallback and an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  const at = html.indexOf(opening);
  return { head: html.slice(0, at), body: html.slice(at) };
}
