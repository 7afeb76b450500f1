import { css } from "@linaria/core";
import type { Service } from "../content/services.ts";
import { stampInks, type ThemeName } from "../styles/tokens.ts";

function inkColors(): string {
  const rules = Object.entries(stampInks).map(
    ([ink, { print: ground, text }]) => `&[data-ink="${ink}"] { --stamp-ink: ${ground}; --ink: ${text}; }`,
  );
  return rules.join("\n");
}

function accents(): string {
  const rules = Object.entries(stampInks).map(
    ([ink, { print: ground, text }]) =>
      `&[data-accent="${ink}"] { --stamp-ink: ${ground}; --on-stamp-ink: ${text}; }`,
  );
  return rules.join("\n");
}

/** The colours of a stamp, for an element whose `data-ink` names the ink. They replace those of its theme (inkTheme). */
export const stampInk = css`
  --bg: var(--stamp-ink);
  --muted: var(--ink);
  --control: var(--ink);
  --link: var(--ink);
  --accent: var(--ink);
  --focus: var(--ink);
  background: var(--bg);
  color: var(--ink);
  ${inkColors()}
  /* Gold and blue, the colours of buttons, are both hard to see on gold. */
  &[data-ink="gold"] {
    --primary: var(--ink);
  }
`;

/**
 * The ink that `data-accent` names as `--stamp-ink`, and the colour of text on it, for lines and fields in an element that keeps
 * the colours of its theme.
 */
export const inkAccent = css`
  ${accents()}
`;

/** Returns the theme whose buttons and lines fit an ink: those of the dark themes are made for dark grounds. */
export function inkTheme(ink: Service["ink"]): ThemeName {
  return ink === "gold" ? "light" : "blue";
}
