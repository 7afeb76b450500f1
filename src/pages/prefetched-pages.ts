import type { LoadedPage } from "./loaded-page.ts";

// The first page of the list is prefetched, which puts the template of all its pages into this script file.
export { pageOf as pageOfPostList } from "./blog/post-list-template.tsx";

/**
 * The pages that every other page prefetches as one script file, which
 * src/generator/documents/write-documents.ts names in every document. They are those of the main menu except
 * /our-work, which is too large (src/app/README.md). A page is one of them if the name of its module ends
 * with -page.prefetched.tsx.
 */
export const prefetchedPages = import.meta.glob<LoadedPage>("./*/*-page.prefetched.tsx", {
  eager: true,
  import: "page",
});
