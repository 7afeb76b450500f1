import { css } from "@linaria/core";
import { DayPostmark } from "../../blocks/day-postmark.tsx";
import { PostDate } from "../../blocks/post-date.tsx";
import { Stamp } from "../../blocks/stamp.tsx";
import type { PostSummary } from "../../content/post.ts";
import { services } from "../../content/services.ts";
import { postPath } from "../../site/blog-paths.ts";
import { PageLink } from "../../site/page-link.tsx";
import { liftedStamp } from "../../styles/stamp-edge.ts";

/** Posts as a sheet of stamps, each in the ink of its first service and cancelled on its day. */
export function PostSheet({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className={sheet}>
      {posts.map((post) => {
        const service = services.find(({ slug }) => slug === post.services[0])!;
        return (
          <li key={post.id}>
            <Stamp ink={service.ink}>
              <article className={face}>
                <div className={picture}>
                  <img src={service.stamp} alt="" width="144" height="144" loading="lazy" />
                  <DayPostmark iso={post.published} className={postmark} />
                </div>
                <h2 className={title}>
                  <PageLink to={postPath(post.id)} className={link}>
                    {post.title}
                  </PageLink>
                </h2>
                <p>{post.description}</p>
                <p className={foot}>
                  <PostDate iso={post.published} />
                  <span>{post.minutes} min read</span>
                </p>
              </article>
            </Stamp>
          </li>
        );
      })}
    </ul>
  );
}

/* The stamps touch, as long as nobody has torn them off. */
const sheet = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr));

  > li {
    display: grid;
    position: relative;
    ${liftedStamp}
  }
  > li:hover {
    z-index: 1;
  }
  /* They are cancelled already; the stamp's own cancellation is for links that are about to be used. */
  > li:has(a:is(:hover, :focus-visible)) [data-ink]::after {
    content: none;
  }
`;

const face = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  padding: clamp(18px, 2vw, 26px);
  text-wrap: pretty;
`;

const picture = css`
  display: flex;
  position: relative;

  > img {
    inline-size: 136px;
  }
`;

const postmark = css`
  inset: -2px -12px auto auto;
  inline-size: 172px;
  color: inherit;
  filter: none;
`;

const title = css`
  font-size: 1.75rem;
`;

/* The whole stamp is its target. */
const link = css`
  color: inherit;
  text-decoration: none;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 3px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -6px;
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  margin-block-start: auto;
  padding-block-start: 8px;
  font: 500 0.75rem/1.5 var(--mono);
`;
