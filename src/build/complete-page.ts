import { createHash } from "node:crypto";
import type { PageAssets } from "./page-assets.ts";

interface Parts {
  template: string;
  loader: string;
  loading: PageAssets;
  /** The text of `loading.styles`, in order. */
  styles: string[];
  head: string;
  body: string;
  /** What the page says to machines (site/structured-data.ts). */
  entities?: object[];
}

const lateStyle = /<link rel="stylesheet"[^>]* href="([^"]+)" media="all"[^>]*>/;
const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

/**
 * Puts a rendered page into the template. The styles of what it shows are inlined; the script and styles/late.css are left to the
 * loader, so that the first paint needs one request.
 */
export function completePage({ template, loader, loading, styles, head, body, entities = [] }: Parts) {
  const own = [...template.matchAll(inlineStyle)].map(([, text]) => text!.trim());
  const style = [...own, ...styles].join("");
  // A stylesheet that is named in the document counts as loaded for Vite's run-time loader; `disabled` keeps the
  // browser from fetching what is inlined already.
  const named = loading.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join("");
  const [lateLink = "", late = ""] = lateStyle.exec(template) ?? [];
  const script = `<script data-scripts="${loading.scripts.map((file) => `/${file}`).join(" ")}" data-style="${late}">${loader}</script><noscript>${lateLink}</noscript>`;

  const bare = template
    .replaceAll(inlineStyle, "")
    .replaceAll(/<script type="module"[^>]*><\/script>/g, "")
    .replaceAll(/<!--(?!head).*?-->/g, "")
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("> <", "><");
  const html = fill(bare, {
    "<!--head-->": `${head}<style>${style}</style>${named}${script}`,
    '<div id="root"></div>': body + structuredData(entities),
  });
  return { html, styleHash: sourceHash(style) };
}

/** JSON-LD, a data block: not run, so no matter for the content security policy. */
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
