import { feedPath } from "../crawler-files/feed.ts";
import { escapeXml } from "../escape-xml.ts";
import { icons } from "../pictures/icon-files.ts";
import { contentSecurityPolicy, policyTag } from "./content-security-policy.ts";

interface Options {
  /** The project's index.html. */
  template: string;
  /** The title of the feed. */
  siteName: string;
  /** The minified source of loader.js. */
  loader: string;
  /** Files for the loader's data attributes, relative to the site's root. */
  files: {
    /** The scripts of the page, the entry first. */
    scripts: string[];
    /** The stylesheets of the page, the weakest first. */
    styles: string[];
    /** The fonts that every page uses. */
    fonts: string[];
  };
  /** The style rules that the first paint needs, to be inlined. */
  inlineStyle: string;
  head: string;
  body: string;
  /** The page's structured data for search engines (src/generator/render/structured-data.ts). */
  entities?: object[];
}

/**
 * Links to files that only a build writes, so index.html, which the development server uses too, does not
 * have them.
 */
const fileLinks = (siteName: string) =>
  `<link rel="apple-touch-icon" href="${icons.appleTouch.file}">` +
  '<link rel="manifest" href="/site.webmanifest" crossorigin="use-credentials">' +
  `<link rel="alternate" type="application/atom+xml" title="${escapeXml(siteName)}" href="${feedPath}">`;

/**
 * Returns the document of a rendered page. The style of the first paint is inlined, and the loader fetches
 * the scripts and the stylesheets later, so the first paint needs one request. Throws an error for a template
 * that lacks a placeholder.
 */
export function fillTemplate({
  template,
  siteName,
  loader,
  files,
  inlineStyle,
  head,
  body,
  entities = [],
}: Options): string {
  const data = Object.entries(files).map(([name, value]) => {
    const addresses = value.map((file) => `/${file}`);
    return ` data-${name}="${addresses.join(" ")}"`;
  });
  const styleLinks = files.styles.map((file) => `<link rel="stylesheet" href="/${file}">`);
  return replacePlaceholders(template.replaceAll(/\s+/g, " ").replaceAll("> <", "><"), {
    "<!--policy-->": policyTag(contentSecurityPolicy({ script: loader, style: inlineStyle })),
    "<!--head-->":
      `${head}<style>${inlineStyle}</style><script${data.join("")}>${loader}</script>` +
      `<noscript>${styleLinks.join("")}</noscript>${fileLinks(siteName)}`,
    '<div id="root"></div>': body + jsonLdScript(entities),
    // Of the development server; the loader imports the script that the build has made of it.
    '<script type="module" src="/src/app/entry-client.tsx"></script>': "",
  });
}

/** Returns the entities as JSON-LD. It does not run, so the policy needs no hash of it. */
function jsonLdScript(entities: object[]): string {
  if (entities.length === 0) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": entities });
  // "</script>" in a text must not end the block.
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}

function replacePlaceholders(template: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((html, [placeholder, text]) => {
    if (html.split(placeholder).length !== 2)
      throw new Error(`index.html must have ${placeholder} exactly once.`);
    // A function, so that "$&" in the text is not read as a replacement pattern.
    return html.replace(placeholder, () => text);
  }, template);
}
