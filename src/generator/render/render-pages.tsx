import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { App } from "../../app/app.tsx";
import { paginate } from "../../content/post-lists.ts";
import { codeOf } from "../../pages/page-code.ts";
import { postListPath, postPath } from "../../routing/blog-paths.ts";
import { origin } from "../../routing/origin.ts";
import type { PageHead } from "../../routing/page-head.ts";
import { declaredPages, pageAt, type Page } from "../../routing/pages.ts";
import { posts } from "#site";

export { workingWithUs } from "../../content/working-with-us.ts";
export { addressesOf, notFoundPage } from "../../routing/pages.ts";
export { shareImageContent } from "./share-image-content.ts";
export { structuredData } from "./structured-data.ts";
export { origin, posts };

const paths = new Set<string>([
  ...declaredPages.map(({ path }) => path),
  ...paginate(posts).map(({ number }) => postListPath(number)),
  ...posts.map(({ id }) => postPath(id)),
]);

/** Every page that the build writes to a file, including the posts and all pages of their list. */
export const allPages = Array.from(paths, pageAt);

export async function headOf(page: Page): Promise<PageHead> {
  const { head } = await codeOf(page).load();
  return head;
}

/**
 * Renders the page at a path. `head` has the tags that React moves into the head, `body` the root element.
 * Rejects with any error of the page.
 */
export async function render(path: string): Promise<{ head: string; body: string }> {
  let failure: unknown;
  const { prelude } = await prerender(
    <html lang="en">
      <body>
        <div id="root">
          <StrictMode>
            <Router ssrPath={path}>
              <App />
            </Router>
          </StrictMode>
        </div>
      </body>
    </html>,
    {
      // React would otherwise replace a long page by its fallback, and need an inline script to show it.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  const [, head, body] = /<head>(.*?)<\/head><body>(.*)<\/body>/s.exec(html)!;
  return { head: head!, body: body! };
}
