import { css } from "@linaria/core";

/** Code on a dark ground; class names are those of highlight.js. All colours are at least 4.5:1 on it. */
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

  .hljs-comment,
  .hljs-quote,
  .hljs-meta {
    color: #aab2d5;
  }
  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-section,
  .hljs-name,
  .hljs-tag {
    color: #ff9ba3;
  }
  .hljs-string,
  .hljs-addition,
  .hljs-regexp {
    color: #6fe0ae;
  }
  .hljs-number,
  .hljs-literal,
  .hljs-built_in,
  .hljs-type {
    color: #ffc93c;
  }
  .hljs-attr,
  .hljs-attribute,
  .hljs-title,
  .hljs-variable,
  .hljs-property,
  .hljs-selector-class {
    color: #9fb1ff;
  }
`;
