import { css, cx } from "@linaria/core";
import type { InkProps } from "../components/ink-props.ts";
import type { Ink } from "../content/ink.ts";
import { stampColors, type ThemeName } from "../styles/tokens.ts";

/**
 * Returns the attributes of an element that has the colours of a stamp; all else follows the theme around it.
 */
export function inkProps(ink: Ink, className?: string): InkProps {
  return { className: cx(stampInk, className), "data-ink": ink };
}

/**
 * Returns the attributes of an element that has the colours of a stamp, and the theme whose buttons and lines
 * fit them.
 */
export function themedInkProps(ink: Ink, className?: string): InkProps {
  return { ...inkProps(ink, className), "data-theme": inkTheme(ink) };
}

/**
 * Returns the attributes of an element that keeps the colours of its theme, but has lines or other parts in
 * an ink: `var(--stamp-ink)`, with text on it in `var(--on-stamp-ink)`.
 */
export function accentProps(ink: Ink, className?: string) {
  return { className: cx(stampInk, className), "data-accent": ink };
}

function inkColors(): string {
  const rules = Object.entries(stampColors).map(
    ([ink, { ground, text }]) =>
      `&:is([data-ink=${ink}], [data-accent=${ink}]) { --stamp-ink: ${ground}; --on-stamp-ink: ${text}; }`,
  );
  return rules.join("\n");
}

/* The colours of the ink replace those of the element's theme, except with accentProps. */
const stampInk = css`
  ${inkColors()}
  &[data-ink] {
    --bg: var(--stamp-ink);
    --fg: var(--on-stamp-ink);
    --muted: var(--fg);
    --control: var(--fg);
    --link: var(--fg);
    --accent: var(--fg);
    --focus: var(--fg);
    background: var(--bg);
    color: var(--fg);
  }
  /* Gold and blue, the colours of buttons, are both hard to see on gold. */
  &[data-ink="gold"] {
    --primary: var(--fg);
  }
`;

/** The buttons and lines of the dark themes are made for dark backgrounds. */
function inkTheme(ink: Ink): ThemeName {
  return ink === "gold" ? "light" : "blue";
}
