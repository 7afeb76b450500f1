import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { origin } from "./site/origin.ts";
import { expertisePages, notFound, pages as fixedPages, servicePages } from "./site/pages.tsx";
import { postPage } from "./site/post-pages.tsx";

export { shareCard } from "./site/share-card.ts";
export { structuredData } from "./site/structured-data.ts";
export { notFound, origin };

export const { posts } = await import("./content/posts.ts");
const postPages = posts.map(({ id }) => postPage(id));

/** Every page that is written to a file, posts included. */
export const pages = [...fixedPages, ...postPages];

/** The same pages by subject. */
const subjects = {
  Services: Object.values(servicePages),
  Expertise: Object.values(expertisePages),
  Blog: postPages,
};
const elsewhere = new Set(Object.values(subjects).flat());
export const sections = { Site: fixedPages.filter((page) => !elsewhere.has(page)), ...subjects };

const opening = '<div id="root">';

/** One address as HTML: what React hoisted into the head, and the root element. */
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
      // A finished page must never be written behind its fallback and an inline script.
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
