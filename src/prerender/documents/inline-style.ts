import { transform, type CustomAtRules, type Visitor } from "lightningcss";

/** Drops the rules that no first paint needs: print, hover, transitions between pages, and fonts that have to be fetched. The stylesheet has them. */
const dropDeferredRules: Visitor<CustomAtRules> = {
  Rule: {
    media: ({ value }) =>
      value.query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
    // Keeps the fallback fonts, which name fonts of the visitor's system instead of files.
    "font-face": ({ value }) =>
      value.properties.some(
        ({ type, value: sources }) => type === "source" && sources.some(({ type: kind }) => kind === "url"),
      )
        ? []
        : undefined,
    style: ({ value }) => (/"(hover|view-transition)/.test(JSON.stringify(value.selectors)) ? [] : undefined),
  },
};

/**
 * Returns the minified rules of the site's stylesheet that the first paint of the documents needs: those without a class, and
 * those for classes that one of the documents has.
 *
 * @param documents the HTML of pages that share the style
 */
export function inlineStyle(stylesheet: string, documents: string[]): string {
  const used = new Set(
    documents
      .flatMap((html) => Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names]) => names!.split(" ")))
      .flat(),
  );
  const classes = new Set(Array.from(stylesheet.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name!));
  // Linaria ends the name of keyframes with the class in which they are declared: "land-post-grid-1".
  const unusedKeyframes = Array.from(stylesheet.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name!).filter(
    (name) => ![...used].some((className) => name.endsWith(`-${className}`)),
  );
  const { code } = transform({
    filename: "inline.css",
    code: Buffer.from(stylesheet),
    minify: true,
    unusedSymbols: [...classes].filter((name) => !used.has(name)).concat(unusedKeyframes),
    visitor: dropDeferredRules,
  });
  return code.toString();
}
