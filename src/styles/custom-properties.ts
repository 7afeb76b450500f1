import { grounds, themes, type ThemeName } from "./tokens.ts";

/**
 * The themes as rules. The first is the root's. Declarations that all others share are written once, since every document
 * inlines these rules.
 */
export function themeRules(): string {
  const [light, ...others] = (Object.keys(themes) as ThemeName[]).map((theme) => ({
    selector: `[data-theme="${theme}"]`,
    declarations: declarationsOf(theme),
  }));
  const common = others[0]!.declarations.filter((line) =>
    others.every(({ declarations }) => declarations.includes(line)),
  );
  return [
    rule(`:root, ${light!.selector}`, light!.declarations),
    ...others.map(({ selector, declarations }) =>
      rule(
        selector,
        declarations.filter((line) => !common.includes(line)),
      ),
    ),
    rule(others.map(({ selector }) => selector).join(", "), common),
  ].join("\n");
}

/** A theme for a document that has only one. */
export function documentTheme(theme: ThemeName): string {
  return rule(":root", declarationsOf(theme));
}

/** The declarations of `--gutter` and so on. */
export function customProperties(values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
}

function declarationsOf(theme: ThemeName): string[] {
  const { scheme, ...colors } = themes[theme];
  return [...customProperties({ bg: grounds[theme], ...colors }), `color-scheme: ${scheme};`];
}

function rule(selector: string, declarations: string[]): string {
  return `${selector} {\n${declarations.join("\n")}\n}`;
}
