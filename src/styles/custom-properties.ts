import { backgrounds, themes, type ThemeName } from "./tokens.ts";

/** Returns a rule for each theme, selected by `data-theme`. The root has the light theme. */
export function themeRules(): string {
  const rules = (Object.keys(themes) as ThemeName[]).map((theme) =>
    rule(`${theme === "light" ? ":root, " : ""}[data-theme="${theme}"]`, declarationsOf(theme)),
  );
  return rules.join("\n");
}

/** Returns the rule of a document that has only one theme. */
export function documentTheme(theme: ThemeName): string {
  return rule(":root", declarationsOf(theme));
}

/** Returns a declaration of a custom property for each value: `--gutter: …;`. */
export function customProperties(values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
}

function declarationsOf(theme: ThemeName): string[] {
  const { scheme, ...colors } = themes[theme];
  return [...customProperties({ bg: backgrounds[theme], ...colors }), `color-scheme: ${scheme};`];
}

function rule(selector: string, declarations: string[]): string {
  return `${selector} {\n${declarations.join("\n")}\n}`;
}
