import { grounds, themes, type ThemeName } from "./tokens.ts";

/** The themes as rules. The light one is the root's as well. */
export function themeRules(): string {
  const rules = (Object.keys(themes) as ThemeName[]).map((theme) =>
    rule(`${theme === "light" ? ":root, " : ""}[data-theme="${theme}"]`, declarationsOf(theme)),
  );
  return rules.join("\n");
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
