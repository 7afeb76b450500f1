import type { PageWithHead } from "../../routing/page-head.ts";

/**
 * Returns sitemap.xml (sitemaps.org protocol 0.9): the canonical address of every page, and the day of a
 * post's last change.
 */
export function sitemap(pages: PageWithHead[], origin: string): string {
  const urls = pages.map(({ path, head: { published, updated = published } }) => {
    const lastChange = updated ? `<lastmod>${updated}</lastmod>` : "";
    return `  <url><loc>${origin}${path}</loc>${lastChange}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
