import { css, cx } from "@linaria/core";
import { DateInWords } from "../components/date-in-words.tsx";
import { stretchedLink } from "../components/stretched-link.ts";
import { useHydrated } from "../components/use-hydrated.ts";
import { visuallyHidden } from "../components/visually-hidden.ts";
import type { PostSummary } from "../content/post.ts";
import { postPath } from "../routing/blog-paths.ts";
import { PageLink } from "../routing/page-link.tsx";
import { roomForFour } from "../styles/media-queries.ts";
import { monoFont } from "../styles/mono-font.ts";
import { PostStamp } from "./post-stamp.tsx";

interface Props {
  posts: PostSummary[];
  /** Shows the first post larger than the others. */
  firstLarge?: boolean;
}

export function PostGrid({ posts, firstLarge }: Props) {
  const hydrated = useHydrated();
  return (
    <ul className={cx(grid, firstLarge && gridWithLargeFirst)}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostStamp post={post}>
            <article className={words}>
              <h2 className={title}>
                <PageLink to={postPath(post.id)} className={stretchedLink}>
                  {post.title}
                </PageLink>
              </h2>
              <p className={description}>{post.description}</p>
              <p className={foot}>
                {/* The postmark shows the day as soon as it is drawn. */}
                <span className={hydrated ? visuallyHidden : undefined}>
                  <DateInWords iso={post.published} />
                </span>
                <span>{post.minutes} min read</span>
                <span>{post.tags.join(", ")}</span>
              </p>
            </article>
          </PostStamp>
        </li>
      ))}
    </ul>
  );
}

/* Without a gap, so that the stamps look like one sheet. */
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 345px), 1fr));

  > li {
    display: grid;
    position: relative;
  }
`;

/*
 * The first stamp fills a row, and so does a single last one below rows of two. Where there are rows of three
 * (`grid` has them from the same width on), the first is as large as four.
 */
const gridWithLargeFirst = css`
  > :first-child {
    --title: 7cqi;
    --padding: 5cqi;
    --description: var(--lead);
  }
  @media not ${roomForFour} {
    > :first-child,
    > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
  @media ${roomForFour} {
    > :first-child {
      --title: 12.5cqi;
      --picture-height: 74cqi;
      --words: none;
      --postmark-inset: auto 59cqi 14% auto;
      --postmark-width: 26cqi;
      grid-area: 1 / 1 / 3 / 3;
    }
  }
`;

const words = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  padding: var(--padding, 20px);
`;

const description = css`
  font-size: var(--description);
`;

const title = css`
  margin: 0;
  font-size: max(1.75rem, var(--title, 4.6cqi));
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-block-start: auto;
  padding-block-start: 8px;
  ${monoFont("0.75rem", 1.5)};

  > :last-child {
    flex-basis: 100%;
  }
`;
