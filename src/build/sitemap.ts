import type { Page } from "../site/define-page.tsx";

/** The canonical address of every page, once (sitemaps.org protocol 0.9). */
export function sitemap(pages: Page[], origin: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
}
