import {
  transform,
  type CustomAtRules,
  type FontFaceRule,
  type MediaRule,
  type StyleRule,
  type Visitor,
} from "lightningcss";
import { lightningTargets } from "../bundle/oldest-browsers.ts";

/**
 * Drops the rules that no first paint needs: print, hovered or pressed elements, transitions between pages,
 * and fonts that have to be fetched. The stylesheet has them.
 */
const dropDeferredRules: Visitor<CustomAtRules> = {
  Rule: {
    media: ({ value }) => (isPrint(value) ? [] : undefined),
    "font-face": ({ value }) => (isFetched(value) ? [] : undefined),
    style: ({ value }) => (isDeferred(value) ? [] : undefined),
  },
};

/**
 * Returns the minified rules of the site's stylesheet that the first paint of the documents needs: those
 * without a class, and those for classes that one of the documents has. The documents are the HTML of all
 * pages that share the style.
 */
export function inlineStyle(stylesheet: string, documents: string[]): string {
  const used = new Set(
    documents
      .flatMap((html) => Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names]) => names!.split(" ")))
      .flat(),
  );
  const classes = new Set(Array.from(stylesheet.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name!));
  // Linaria ends the name of keyframes with the class in which they are declared: "float-envelope-front0".
  // The global ones (styles/global.ts) end with no class, and stay in the stylesheet.
  const unusedKeyframes = Array.from(stylesheet.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name!).filter(
    (name) => ![...used].some((className) => name.endsWith(`-${className}`)),
  );
  return minify(stylesheet, dropDeferredRules, {
    unusedSymbols: [...classes].filter((name) => !used.has(name)).concat(unusedKeyframes),
  });
}

/**
 * Returns the stylesheet without the rules that every document has inlined: those without a class, and the
 * fallback fonts. An inlined style stays in force for as long as its document is open, whatever page the
 * document then shows.
 */
export function withoutInlinedRules(stylesheet: string): string {
  let isInPrint = false;
  return minify(stylesheet, {
    Rule: {
      media: ({ value }) => {
        isInPrint ||= isPrint(value);
      },
      "font-face": ({ value }) => (isFetched(value) ? undefined : []),
      style: ({ value }) => (isInPrint || isDeferred(value) || hasClass(value) ? undefined : []),
    },
    // A function, because lightningcss 1.33 does not call the exit functions of single kinds of rule.
    RuleExit: (rule) => {
      if (rule.type !== "media") return undefined;
      if (isPrint(rule.value)) isInPrint = false;
      // "ignored" is what the functions above have dropped.
      return rule.value.rules.every(({ type }) => type === "ignored") ? [] : undefined;
    },
  });
}

function minify(
  stylesheet: string,
  visitor: Visitor<CustomAtRules>,
  options?: { unusedSymbols: string[] },
): string {
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(stylesheet),
    minify: true,
    targets: lightningTargets,
    visitor,
    ...options,
  });
  return code.toString();
}

function isPrint({ query }: MediaRule): boolean {
  return query.mediaQueries.every(({ mediaType }) => mediaType === "print");
}

/** Returns false for the fallback fonts, which name fonts of the visitor's system instead of files. */
function isFetched({ properties }: FontFaceRule): boolean {
  return properties.some(
    ({ type, value: sources }) => type === "source" && sources.some(({ type: kind }) => kind === "url"),
  );
}

function isDeferred({ selectors }: StyleRule): boolean {
  return /"(hover|active|view-transition)/.test(JSON.stringify(selectors));
}

function hasClass({ selectors }: StyleRule): boolean {
  return JSON.stringify(selectors).includes('"type":"class"');
}
