import { css } from "@linaria/core";
import { narrowTable } from "../../styles/breakpoints.ts";
import { displayFont } from "../../styles/display-font.ts";

/** The typography of the elements that Markdown produces. The colours of code blocks come from styles/code-theme.ts. */
export const postBody = css`
  font-size: 1.125rem;
  line-height: 1.62;

  > * + * {
    margin-block-start: 1.1em;
  }
  /* There are two widths: text has about 70 characters a line, and all else takes the whole column. */
  > :is(p, ul, ol, blockquote):not(:has(img), [data-key]) {
    max-inline-size: 40rem;
  }
  > p:first-child {
    font-size: var(--lead);
    line-height: 1.5;
  }
  > h2 {
    margin-block-start: 1.8em;
    padding-block-start: 14px;
    border-block-start: 6px solid var(--stamp-ink);
    font-size: var(--step-3);
  }
  /* A paragraph that is bold as a whole. */
  > p[data-key] {
    margin-block: 1em;
    ${displayFont("var(--step-4)", 1.05)};
    text-wrap: balance;
  }
  h3 {
    margin-block-start: 1.6em;
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
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: 20px;
    border-inline-start: 6px solid var(--stamp-ink);
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
  pre {
    border-block-start: 6px solid var(--stamp-ink);
  }
  img {
    inline-size: 100%;
  }
  table {
    font-size: var(--step--1);
    line-height: 1.45;
  }
  /* Each row is a card. */
  @media ${narrowTable} {
    tr {
      margin-block-end: 16px;
      padding: 16px;
      border-block-start: 6px solid var(--stamp-ink);
      background: var(--surface);
    }
    th,
    td > strong {
      ${displayFont("var(--step-1)", 1.1)};
    }
  }
`;
