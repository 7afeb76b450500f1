import { css } from "@linaria/core";
import type { Post } from "../../content/post.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { Breadcrumb } from "../../sections/breadcrumb.tsx";
import { PostAuthor } from "../../sections/owner-facts/post-author.tsx";
import { DateInWords } from "../../sections/date-in-words.tsx";
import { PostPostmark } from "../../sections/post-postmark.tsx";
import { Stamp } from "../../sections/stamp.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { roomForThree } from "../../styles/breakpoints.ts";

/** The first screen of a post: its stamp of the list of posts, as large as the page, cancelled with the post's day. */
export function PostOpening({ post }: { post: Post }) {
  return (
    <header className={opening}>
      <Breadcrumb trail={["/", "/blog"]} here={post.title} />
      <Stamp service={serviceWithSlug(post.services[0]!)}>
        <PostPostmark iso={post.published} />
        <div className={words}>
          <h1>{post.title}</h1>
          <p className={eyebrow}>
            <DateInWords iso={post.published} />
            &nbsp;/ {post.minutes} min read&nbsp;/ {post.tags.join(", ")}
            {import.meta.env.FACT.postAuthors && <PostAuthor id={post.id} />}
          </p>
        </div>
      </Stamp>
    </header>
  );
}

const opening = css`
  padding: 32px max(var(--gutter), 50% - var(--wrap) / 2) clamp(32px, 5vw, 56px);

  img {
    inline-size: 136px;
    margin: 18px 18px 0;
  }
  /* The drawing is cut off by the lower edge. Between it and the words is the room for the postmark. */
  @media ${roomForThree} {
    [data-ink] {
      overflow: clip;

      > img {
        position: absolute;
        inset: auto 1% -12% auto;
        inline-size: auto;
        block-size: min(112%, 36vw, 480px);
        margin: 0;
      }
      > svg {
        inset: auto 37% 7% auto;
        inline-size: min(19vw, 272px);
      }
    }
  }
`;

const words = css`
  display: grid;
  gap: 16px;
  padding: clamp(18px, 4vw, 48px);

  > h1 {
    font-size: var(--step-5);
  }
  @media ${roomForThree} {
    > h1 {
      max-inline-size: 60%;
    }
    > p {
      max-inline-size: 36%;
      margin-block-start: min(10vw, 140px);
    }
  }
`;
