import { css } from "@linaria/core";
import { monoFont } from "../styles/mono-font.ts";
import { codeBackground, gold, mask, themes } from "../styles/tokens.ts";

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
  /* A light edge where there is more to scroll to. The ends of the code bring their own cover for it. */
  background:
    linear-gradient(${codeBackground}, ${codeBackground}) 0 / 16px 100% no-repeat local,
    linear-gradient(${codeBackground}, ${codeBackground}) 100% / 16px 100% no-repeat local,
    linear-gradient(to right, ${themes.dark.control}, ${mask.hidden}) 0 / 12px 100% no-repeat,
    linear-gradient(to left, ${themes.dark.control}, ${mask.hidden}) 100% / 12px 100% no-repeat,
    ${codeBackground};
  color: ${themes.dark.fg};
  ${monoFont("0.78rem", 1.7)};
  overflow-x: auto;
  ${tokenColors()}
`;
