import { createHash } from "node:crypto";
import { company } from "./checked-company.ts";
import { escapeXml, feedPath } from "./feed.ts";

interface Parts {
  template: string;
  loader: string;
  /** Files for the loader (loader.js), relative to the site's root. */
  files: {
    /** The page's, the entry first. */
    scripts: string[];
    /** The whole site's. */
    style: string;
    recovery: string;
    /** Fetched when the page is idle (site/prefetch-menu.ts). */
    ahead: string[];
  };
  /** The rules of the first paint. */
  style: string;
  head: string;
  body: string;
  /** For search engines (site/structured-data.ts). */
  entities?: object[];
}

/** The files exist in builds only, so index.html does not name them. */
const fileLinks =
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">' +
  `<link rel="alternate" type="application/atom+xml" title="${escapeXml(company.name)}" href="${feedPath}">`;

/**
 * Puts a rendered page into the template. Its style is inlined, the script and the stylesheet are left to the loader, so
 * that the first paint needs one request.
 */
export function fillTemplate({ template, loader, files, style, head, body, entities = [] }: Parts): string {
  const data = Object.entries(files).map(([name, value]) => {
    const addresses = [value].flat().map((file) => `/${file}`);
    return ` data-${name}="${addresses.join(" ")}"`;
  });
  const bare = template
    .replaceAll(/<script type="module"[^>]*><\/script>/g, "")
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("> <", "><");
  return fill(bare, {
    "<!--head-->":
      `${head}<style>${style}</style><script${data.join("")}>${loader}</script>` +
      `<noscript><link rel="stylesheet" href="/${files.style}"></noscript>${fileLinks}`,
    '<div id="root"></div>': body + structuredData(entities),
  });
}

/** JSON-LD is a data block: it does not run, so the content security policy needs no hash of it. */
function structuredData(entities: object[]): string {
  if (entities.length === 0) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": entities });
  // "</script>" in a text must not end the block.
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}

function fill(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((html, [mark, text]) => {
    if (html.split(mark).length !== 2) throw new Error(`index.html must hold ${mark} exactly once.`);
    // A function, so that "$&" in the text is not read as a replacement pattern.
    return html.replace(mark, () => text);
  }, template);
}

/** A source expression of the content security policy for an inlined text (CSP3 section 2.3.1). */
export function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
