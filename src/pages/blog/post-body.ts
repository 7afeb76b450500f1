import { css } from "@linaria/core";
import { narrowTable, roomBesideText } from "../../styles/breakpoints.ts";
import { displayFont } from "../../styles/display-font.ts";

/**
 * The typography of the elements that Markdown produces, and their places in the two columns of the page
 * around them. The colours of code blocks come from styles/code-theme.ts.
 */
export const postBody = css`
  font-size: 1.125rem;
  line-height: 1.62;

  > * + * {
    margin-block-start: 1.1em;
  }
  /* Headings are in the margin, text beside them has about 70 characters a line, and all else takes both
     columns. */
  @media ${roomBesideText} {
    display: contents;

    > * {
      grid-column: 1 / -1;
      min-inline-size: 0;
    }
    > :is(p, ul, ol, blockquote, h3):not(:has(img), [data-key]) {
      grid-column: 2;
      max-inline-size: 40rem;
    }
    > h2 {
      grid-area: auto / 1 / span 3;
    }
    > h2 + :is(p, ul, ol) {
      margin-block-start: 72px;
    }
  }
  > :is([data-key], p:has(img), pre, table) + :not(h2),
  > * + :is(p:has(img), pre, table) {
    margin-block-start: 40px;
  }
  > p:first-child {
    font-size: var(--lead);
    line-height: 1.5;
  }
  > h2 {
    margin-block-start: 56px;
    padding-block-start: 14px;
    border-block-start: 6px solid var(--stamp-ink);
    font-size: var(--step-3);
  }
  /* A paragraph that is bold as a whole. */
  > p[data-key] {
    margin: 56px calc(-1 * var(--window-margin)) 0;
    padding: var(--space-l) var(--window-margin);
    background: var(--ink);
    color: var(--bg);
    ${displayFont("var(--step-5)", 1)};
    text-wrap: balance;

    @media print {
      padding: 0;
      background: none;
      color: inherit;
    }
  }
  h3 {
    margin-block-start: 1.6em;
  }
  ul,
  ol {
    display: grid;
    gap: 0.5em;
    padding-inline-start: 1.4em;
    list-style: revert;
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
    background: var(--sunken);
    font:
      400 0.9em/1.4 ui-monospace,
      Menlo,
      Consolas,
      monospace;
    overflow-wrap: anywhere;
  }
  pre,
  table {
    border-block-start: 6px solid var(--stamp-ink);
  }
  img {
    inline-size: 100%;
  }
  table {
    background: var(--surface);
    font-size: var(--step--1);
    line-height: 1.45;
  }
  tr > * {
    padding-inline: 20px 12px;
  }
  thead th {
    padding-block-start: 14px;
  }
  /* Each row is a block. */
  @media ${narrowTable} {
    tr + tr {
      border-block-start: 6px solid var(--stamp-ink);
    }
    th,
    td > strong {
      ${displayFont("var(--step-1)", 1.1)};
    }
  }
`;
