import { transform, type CustomAtRules, type Visitor } from "lightningcss";

/** Drops the rules that no first paint needs. They come with the stylesheet. */
const dropDeferredRules: Visitor<CustomAtRules> = {
  Rule: {
    media: ({ value }) =>
      value.query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
    // Drops fonts that have to be fetched and keeps those of the visitor's system.
    "font-face": ({ value }) =>
      value.properties.some(
        ({ type, value: sources }) => type === "source" && sources.some(({ type: kind }) => kind === "url"),
      )
        ? []
        : undefined,
    style: ({ value }) => (JSON.stringify(value.selectors).includes('"hover"') ? [] : undefined),
  },
};

/** The rules of the site's stylesheet that the first paint of the documents needs: those for classes that they have. */
export function inlineStyle(stylesheet: string, documents: string[]): string {
  const used = new Set(
    documents
      .flatMap((html) => Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names]) => names!.split(" ")))
      .flat(),
  );
  const classes = new Set(Array.from(stylesheet.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name!));
  // They are named after the class that they stand in: "land-post-sheet-1".
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
