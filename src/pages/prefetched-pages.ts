import type { LoadedPage } from "./loaded-page.ts";

export { pageOf as pageOfPostList } from "./blog/post-list-template.tsx";

/**
 * The pages that every other page prefetches, in one file (src/prerender/documents/write-documents.ts): those
 * of the main menu except /our-work, which is too large (src/app/README.md). The name of the module makes a
 * page one of them.
 */
export const prefetchedPages = import.meta.glob<LoadedPage>("./*/*-page.prefetched.tsx", {
  eager: true,
  import: "page",
});
