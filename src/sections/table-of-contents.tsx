import { css } from "@linaria/core";
import { eyebrow } from "../components/eyebrow.ts";
import type { Heading } from "../content/post.ts";
import { roomBesideText, roomForStickyContents } from "../styles/media-queries.ts";
import { topBarClearance } from "../styles/tokens.ts";

/** Links to second-level headings, by their ids; nothing without any. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav aria-label="Contents" className={box}>
      <p className={eyebrow}>Contents</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The contents are beside the text. Nothing else may be in the same grid: contents that stick would cover
 * what is below the text, as Chromium lets them move through the whole grid.
 */
export const textWithContents = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-l);
  padding: 0 var(--page-margin) var(--section);

  &:has(+ &) {
    padding-block-end: var(--space-l);
  }
  @media ${roomBesideText} {
    grid-template-columns: minmax(0, 0.4fr) minmax(0, 1fr);

    > :only-child {
      grid-column: 2;
    }
  }
`;

/* Beside the text it stays in sight while that is read. The padding has room for the ring of the focus. */
const box = css`
  > p {
    margin-block-end: 8px;
  }
  > ol {
    columns: 18em;
    > li {
      break-inside: avoid;
    }
  }
  @media print {
    display: none;
  }
  @media ${roomBesideText} and ${roomForStickyContents} {
    position: sticky;
    inset-block-start: ${topBarClearance};
    align-self: start;
    max-block-size: calc(100vh - ${topBarClearance});
    margin: -6px;
    padding: 6px;
    overflow-y: auto;
    scroll-target-group: auto;
  }
`;

const link = css`
  display: block;
  padding-block: 10px;
  border-block-start: 1px solid var(--control);
  color: inherit;
  line-height: 1.4;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  /* The section on the screen, in browsers that know it. */
  &:target-current {
    box-shadow: 0 -5px var(--stamp-ink);
  }
`;
