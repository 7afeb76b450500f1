import { css } from "@linaria/core";
import { codeBackground, gold, radius, themes } from "./tokens.ts";

/**
 * Highlighted code, whose classes are the kinds of src/prerender/posts/highlight-code.ts. The contrast of every colour with the
 * background is at least 4.5:1.
 */
export const codeTheme = css`
  margin: 0;
  padding: var(--code-padding, 18px);
  border-radius: 0 0 ${radius.control} ${radius.control};
  background: ${codeBackground};
  color: ${themes.dark.ink};
  font:
    400 var(--code-size, 0.875rem) / 1.6 ui-monospace,
    Menlo,
    Consolas,
    monospace;
  overflow-x: auto;

  .note {
    color: ${themes.dark.muted};
  }
  .key {
    color: ${themes.dark.error};
  }
  .text {
    color: ${themes.dark.success};
  }
  .value {
    color: ${gold};
  }
  .name {
    color: ${themes.dark.link};
  }
`;
