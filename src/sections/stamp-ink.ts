import { css } from "@linaria/core";
import { stampInks } from "../styles/tokens.ts";

function inkColors(): string {
  const rules = Object.entries(stampInks).map(
    ([ink, { print: ground, text }]) =>
      `&[data-ink="${ink}"] { --stamp-ink: ${ground}; --stamp-text: ${text}; }`,
  );
  return rules.join("\n");
}

/** The colours of a stamp, for an element whose `data-ink` names the ink. They replace those of its theme. */
export const stampInk = css`
  --bg: var(--stamp-ink);
  --ink: var(--stamp-text);
  --muted: var(--stamp-text);
  --control: var(--stamp-text);
  --link: var(--stamp-text);
  background: var(--bg);
  color: var(--ink);
  ${inkColors()}
`;
