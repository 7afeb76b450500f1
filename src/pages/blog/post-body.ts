import { css } from "@linaria/core";

/** The typography of the elements that Markdown produces. The colours of code blocks come from styles/code-theme.ts. */
export const postBody = css`
  font-size: 1.125rem;
  line-height: 1.62;

  > * + * {
    margin-block-start: 1.1em;
  }
  h2 {
    margin-block-start: 2em;
    font-size: var(--step-3);
  }
  h3 {
    margin-block-start: 1.6em;
    font-size: 1.375rem;
  }
  ul,
  ol {
    display: grid;
    gap: 0.5em;
    padding-inline-start: 1.4em;
  }
  ul {
    list-style: square;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--accent);
    font-weight: 640;
  }
  ul.contains-task-list {
    padding-inline-start: 0;
    list-style: none;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: 20px;
    border-inline-start: 4px solid var(--accent);
  }
  :not(pre) > code {
    padding: 0.1em 0.35em;
    border-radius: 3px;
    background: var(--sunken);
    font:
      400 0.86em/1.4 ui-monospace,
      "SFMono-Regular",
      Menlo,
      Consolas,
      "Liberation Mono",
      monospace;
    overflow-wrap: anywhere;
  }
  td > code {
    white-space: nowrap;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  th,
  td {
    min-inline-size: 8rem;
    padding: 10px 20px 10px 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  th {
    border-block-end: 2px solid var(--ink);
    font-weight: 620;
  }
`;
