import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { narrowTable } from "../../styles/media-queries.ts";

/**
 * The typography of the elements that Markdown produces. The colours of code blocks come from
 * components/code-theme.ts.
 */
export const postTypography = css`
  min-inline-size: 0;
  font-size: clamp(1.125rem, 1rem + 0.35vw, 1.3125rem);
  line-height: 1.6;

  > * + * {
    margin-block-start: 1.1em;
  }
  /* Text has about 70 characters a line, and all else is as wide as the column. */
  > :is(p, ul, ol, blockquote):not(:has(img), [data-key]) {
    max-inline-size: 36em;
  }
  > :is(p:has(img), pre, table) {
    margin-block: 40px;
  }
  > p:first-child {
    font-size: 1.15em;
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
    margin-block: 40px;
    ${displayFont("var(--step-4)", 1.08)};
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
    list-style: revert;
  }
  li::marker {
    color: var(--accent);
  }
  blockquote,
  > p[data-key] {
    margin-inline: 0;
    padding-inline-start: 24px;
    border-inline-start: 16px solid var(--stamp-ink);
  }
  :not(pre) > code {
    background: var(--sunken);
    overflow-wrap: anywhere;
  }
  pre,
  table {
    border-block-start: 6px solid var(--stamp-ink);
  }
  /* A photo would be blurred beyond its own width. */
  img[src*=".svg" i] {
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
  [data-align="center"] {
    text-align: center;
  }
  [data-align="right"] {
    text-align: end;
  }
  @media ${narrowTable} {
    tr {
      padding-inline: 16px;
    }
    tr > * {
      padding-inline: 0;
    }
    tbody th {
      ${displayFont("var(--step-1)", 1.1)};
    }
  }
`;
