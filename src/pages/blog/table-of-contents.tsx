import { css } from "@linaria/core";
import { eyebrow } from "../../components/eyebrow.ts";
import { postmarkDay } from "../../components/postal/postmark-day.ts";
import { PostmarkDrawing } from "../../components/postal/postmark-drawing.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { company } from "../../content/page-company.ts";
import type { Heading } from "../../content/post.ts";
import { roomBesideText, roomForStickyContents } from "../../styles/breakpoints.ts";
import { topBarClearance } from "../../styles/tokens.ts";

interface Props {
  headings: Heading[];
  /** The ISO date of the post. */
  published: string;
}

/**
 * Links to the post's second-level headings, whose ids rehype-slug has made in the build, above a postmark of
 * its day.
 */
export function TableOfContents({ headings, published }: Props) {
  // The drawing repeats the day, so the prerendered page saves its bytes. Below the contents of a narrow page it
  // would push the text down.
  const hydrated = useHydrated();
  const postmarked = hydrated && matchMedia(roomBesideText).matches;
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
      {postmarked && (
        <PostmarkDrawing
          ring={company.place.town}
          lines={postmarkDay(new Date(published), "UTC")}
          viewBox="-6 -40 330 260"
          width="240"
          color="var(--stamp-ink)"
          fontFamily="var(--mono)"
          fontSize="15"
          fontWeight="500"
        />
      )}
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
