import type { Page } from "../../routing/pages.ts";

/**
 * Returns sitemap.xml (sitemaps.org protocol 0.9): the canonical address of every page, and the day of a post's last change.
 * The pages must have been loaded.
 */
export function sitemap(pages: Page[], origin: string): string {
  const urls = pages.map((page) => {
    const { published, updated = published } = page.loaded()?.head ?? {};
    const lastChange = updated ? `<lastmod>${updated}</lastmod>` : "";
    return `  <url><loc>${origin}${page.path}</loc>${lastChange}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
