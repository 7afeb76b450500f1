import { css } from "@linaria/core";

/** Code on a dark ground; class names are the kinds of src/build/code-kinds.ts. All colours are at least 4.5:1 on it. */
export const codeTheme = css`
  margin: 0;
  padding: 18px;
  border-radius: 0 0 4px 4px;
  background: #12162f;
  color: #f2f4ff;
  font:
    400 0.875rem/1.6 ui-monospace,
    "SFMono-Regular",
    Menlo,
    Consolas,
    "Liberation Mono",
    monospace;
  overflow-x: auto;
  tab-size: 2;

  .note {
    color: #aab2d5;
  }
  .key {
    color: #ff9ba3;
  }
  .text {
    color: #6fe0ae;
  }
  .value {
    color: #ffc93c;
  }
  .name {
    color: #9fb1ff;
  }
`;
