import type { PageKind, PagePath } from "./pages.ts";

/**
 * The pages above a page, to which its breadcrumb links, by the kind of the page or by its address. The build
 * describes the same breadcrumbs to search engines (src/generator/render/structured-data.ts).
 */
export const breadcrumbTrails = {
  service: ["/", "/service-section"],
  technology: ["/"],
  "post-list": ["/", "/blog"],
  post: ["/", "/blog"],
  "/what-we-would-not-use": ["/"],
} satisfies Partial<Record<PageKind | PagePath, PagePath[]>>;
