import { css } from "@linaria/core";
import type { PostSummary } from "../content/post.ts";
import { serviceWithSlug } from "../content/services.ts";
import { postPath } from "../routing/blog-paths.ts";
import { PageLink } from "../routing/page-link.tsx";
import { wholeCardLink } from "../components/whole-card-link.ts";
import { DateInWords } from "./date-in-words.tsx";
import { PostPostmark } from "./post-postmark.tsx";
import { Stamp } from "./stamp.tsx";

interface Props {
  posts: PostSummary[];
  titleTag: "h2" | "h3";
}

/** Posts as stamps, each cancelled with its day. */
export function PostGrid({ posts, titleTag: TitleTag }: Props) {
  return (
    <ul className={grid}>
      {posts.map((post) => (
        <li key={post.id}>
          <Stamp service={serviceWithSlug(post.services[0]!)}>
            <PostPostmark iso={post.published} />
            <article className={words}>
              <TitleTag className={title}>
                <PageLink to={postPath(post.id)} className={wholeCardLink}>
                  {post.title}
                </PageLink>
              </TitleTag>
              <p>{post.description}</p>
              <p className={foot}>
                <DateInWords iso={post.published} />
                <span>{post.minutes} min read</span>
                <span>{post.tags.join(", ")}</span>
              </p>
            </article>
          </Stamp>
        </li>
      ))}
    </ul>
  );
}

/* Without a gap, so that the stamps look like one sheet. */
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr));

  > li {
    display: grid;
    position: relative;
  }
  img {
    inline-size: 136px;
    margin: clamp(18px, 2vw, 26px) clamp(18px, 2vw, 26px) 0;
  }
  /* These stamps have postmarks of their own, so stamp.tsx must not show another one under the pointer. */
  [data-ink]::after {
    content: none !important;
  }
`;

const words = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  padding: 12px clamp(18px, 2vw, 26px) clamp(18px, 2vw, 26px);
`;

const title = css`
  margin: 0;
  font-size: 1.75rem;
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  margin-block-start: auto;
  padding-block-start: 8px;
  font: 500 0.75rem/1.5 var(--mono);

  > :last-child {
    flex-basis: 100%;
  }
`;
