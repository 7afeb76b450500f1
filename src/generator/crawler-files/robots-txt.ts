/**
 * Returns robots.txt, which lets crawlers read everything. A header keeps previews out of search engines
 * (headers.ts).
 */
export function robotsTxt(origin: string): string {
  return `User-agent: *
Disallow:

Sitemap: ${origin}/sitemap.xml
`;
}
