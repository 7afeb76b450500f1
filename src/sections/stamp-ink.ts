import { css } from "@linaria/core";
import { stampInks } from "../styles/tokens.ts";

function inkColors(): string {
  const rules = Object.entries(stampInks).map(
    ([ink, { print: ground, text }]) =>
      `&[data-ink="${ink}"] { --stamp-ink: ${ground}; --stamp-text: ${text}; }`,
  );
  return rules.join("\n");
}

/** The colours of a stamp, for an element whose `data-ink` names the ink. */
export const stampInk = css`
  background: var(--stamp-ink);
  color: var(--stamp-text);
  ${inkColors()}
`;
