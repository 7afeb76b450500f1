import { css, cx } from "@linaria/core";
import { DateInWords } from "../../components/date-in-words.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import type { Post } from "../../content/post.ts";
import { breadcrumbTrails } from "../../routing/breadcrumb-trails.ts";
import { Breadcrumb } from "../../sections/breadcrumb.tsx";
import { PostAuthor } from "../../sections/owner-facts/post-author.tsx";
import { PostStamp } from "../../sections/post-stamp.tsx";
import { wideStamp } from "../../styles/media-queries.ts";

/** The hero of a post: its stamp from the list of posts, enlarged to the page, with the day as postmark. */
export function PostHero({ post }: { post: Post }) {
  return (
    <header className={hero}>
      <Breadcrumb trail={breadcrumbTrails.post} here={post.title} />
      <PostStamp post={post} postmarkAtOnce>
        <div className={words}>
          <h1>{post.title}</h1>
          <p className={cx(eyebrow, facts)}>
            {/* On the screen the postmark shows the day. */}
            <span className={visuallyHidden}>
              <DateInWords iso={post.published} />
            </span>
            <span>{post.minutes} min read</span>
            <span>{post.tags.join(", ")}</span>
            <PostAuthor id={post.id} />
          </p>
        </div>
      </PostStamp>
    </header>
  );
}

const hero = css`
  padding: 32px var(--page-margin) var(--space-m);
  --postmark-inset: auto 32cqi 7% auto;
  --postmark-width: 15cqi;
  --words: 51%;
  --picture-height: 110%;
  --picture-place: auto 0 -5% auto;
`;

const words = css`
  display: grid;
  flex: 1;
  align-content: space-between;
  gap: clamp(18px, 4cqi, 48px);
  padding: clamp(18px, 4cqi, 48px);

  > h1 {
    font-size: var(--step-5);
  }
  @container ${wideStamp} {
    padding-inline-end: 0;
  }
`;

const facts = css`
  display: grid;
  gap: 4px 28px;

  /* A row that wraps would break elsewhere once the fonts arrive, and move the post. */
  @container ${wideStamp} {
    display: flex;
    flex-wrap: wrap;
  }
`;
