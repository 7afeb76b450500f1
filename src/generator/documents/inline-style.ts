import { transform, type CustomAtRules, type FontFaceRule, type Selector, type Visitor } from "lightningcss";
import { demoInHeroAttribute } from "../../styles/page-state.ts";
import { lightningTargets } from "../bundle/oldest-browsers.ts";

/** Returns the stylesheets, by file, that are for any class of a document. */
export function stylesheetsOf(html: string, stylesheets: Map<string, string>): Map<string, string> {
  const words = wordsIn(html);
  return new Map([...stylesheets].filter(([, text]) => classesIn(text).some((name) => words.has(name))));
}

/**
 * Returns the minified rules of a document's stylesheets that its first paint needs: those whose classes,
 * elements and attributes it has. What comes with a press, script or paper, and the fonts that have to be
 * fetched, are left to the stylesheets.
 */
export function inlineStyle(stylesheet: string, html: string): string {
  // React writes some names of attributes with capitals, such as formAction.
  const text = `<html><body>${html.toLowerCase()}`;
  const words = wordsIn(text);
  // Elsewhere a demonstration is below most first screens, and hidden until its styles come (sections/demo.tsx).
  const demoInHero = words.has(demoInHeroAttribute);
  const style = transformed(stylesheet, {
    visitor: {
      Rule: {
        "layer-block": ({ value }) => (value.name?.includes("demos") && !demoInHero ? [] : undefined),
        "font-face": ({ value }) => (filesOf(value).length > 0 ? [] : undefined),
        media: ({ value: { query } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
      },
      Selector: (selector) => (isForLater(selector, text, words) ? [] : undefined),
      // Until the stylesheets are here, changes show at once.
      Declaration: { transition: () => [] },
    },
  });
  // Only now is it known which animations remain.
  const unusedKeyframes = namesIn(style, /@keyframes ([\w-]+)/g).filter(
    (name) => style.split(name).length === 2,
  );
  return transformed(style, { unusedSymbols: unusedKeyframes });
}

/**
 * Whether a selector matches nothing in a document until a visitor or script acts. `words` are those of `text`.
 */
function isForLater(selector: Selector, text: string, words: Set<string>): boolean {
  return selector.some((component) => {
    switch (component.type) {
      case "class":
      case "type":
        return !words.has(component.name.toLowerCase());
      case "attribute": {
        const { name, operation } = component;
        if (!words.has(name.toLowerCase())) return true;
        const isExact = operation?.operator === "equal";
        const value = isExact ? `${name}="${operation.value}"` : (operation?.value ?? "");
        return !text.includes(value.toLowerCase());
      }
      case "pseudo-class":
        return "selectors" in component
          ? component.kind !== "not" &&
              component.kind !== "host" &&
              component.selectors.every((inner) => isForLater(inner, text, words))
          : laterStates.has(component.kind);
      case "pseudo-element":
        return component.kind.startsWith("view-transition");
      default:
        return false;
    }
  });
}

const laterStates = new Set([
  "active",
  "active-view-transition",
  "focus",
  "focus-visible",
  "focus-within",
  "hover",
]);

/**
 * Returns the font files that every page uses, relative to the site's root. Browsers fetch those with a range
 * of characters when needed.
 */
export function mainFonts(stylesheet: string): string[] {
  const fonts: string[] = [];
  transformed(stylesheet, {
    visitor: {
      Rule: {
        "font-face": ({ value }) => {
          if (!value.properties.some(({ type }) => type === "unicode-range")) fonts.push(...filesOf(value));
        },
      },
    },
  });
  return fonts;
}

/** Returns the files of a font: none for the fallback fonts, which are those of the visitor's system. */
function filesOf({ properties }: FontFaceRule): string[] {
  return properties.flatMap((property) =>
    property.type === "source"
      ? property.value.flatMap((source) => (source.type === "url" ? source.value.url.url.slice(1) : []))
      : [],
  );
}

/** Returns the rules minified and written for the oldest browsers. */
export function minifiedStyle(stylesheet: string): string {
  return transformed(stylesheet, {});
}

/** Any word, so that it does not matter how React writes an attribute. */
function wordsIn(html: string): Set<string> {
  return new Set(html.match(/[\w-]+/g));
}

function classesIn(stylesheet: string): string[] {
  return namesIn(stylesheet, /\.([a-z_][\w-]*)/gi);
}

function namesIn(style: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(style.matchAll(pattern), ([, name]) => name!))];
}

function transformed(
  style: string,
  options: { unusedSymbols?: string[]; visitor?: Visitor<CustomAtRules> },
): string {
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(style),
    minify: true,
    targets: lightningTargets,
    ...options,
  });
  return code.toString();
}
