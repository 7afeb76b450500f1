import { css } from "@linaria/core";
import { monoFont } from "./mono-font.ts";
import { codeBackground, gold, themes } from "./tokens.ts";

/**
 * The colours of highlighted code, by the kind of token, which is its class. Each has a contrast of at least
 * 4.5:1.
 */
const colorOfKind = {
  comment: themes.dark.muted,
  keyword: themes.dark.error,
  string: themes.dark.success,
  literal: gold,
  attribute: themes.dark.link,
};

export type TokenKind = keyof typeof colorOfKind;

function tokenColors(): string {
  return Object.entries(colorOfKind)
    .map(([kind, color]) => `.${kind} { color: ${color}; }`)
    .join("\n");
}

/** Highlighted code (src/generator/highlighting/highlight-code.ts). */
export const codeTheme = css`
  margin: 0;
  padding: var(--code-padding, 18px);
  background: ${codeBackground};
  color: ${themes.dark.fg};
  ${monoFont("0.78rem", 1.7)};
  overflow-x: auto;
  ${tokenColors()}
`;
