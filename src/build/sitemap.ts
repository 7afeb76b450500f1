import type { Page } from "../site/pages.ts";

/** The canonical address of every page, once, and when an article last changed (sitemaps.org protocol 0.9). */
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
