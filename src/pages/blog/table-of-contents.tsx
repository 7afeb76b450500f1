import { css } from "@linaria/core";
import { eyebrow } from "../../components/eyebrow.ts";
import type { Heading } from "../../content/post.ts";
import { roomBesideText, roomForStickyContents } from "../../styles/breakpoints.ts";
import { topBarClearance } from "../../styles/tokens.ts";

/** Links to the post's second-level headings, whose ids rehype-slug has made in the build. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
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

/* Beside the text it stays in sight while that is read, where the window is high enough for all of it. */
const box = css`
  > p {
    margin-block-end: 8px;
  }
  @media print {
    display: none;
  }
  @media not ${roomBesideText} {
    margin-block-end: 40px;
  }
  @media ${roomBesideText} and ${roomForStickyContents} {
    position: sticky;
    inset-block-start: ${topBarClearance};
    align-self: start;
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
`;
