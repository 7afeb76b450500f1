import { css } from "@linaria/core";
import type { PostSummary } from "../content/post.ts";
import { postPath } from "../site/blog-paths.ts";
import { PageLink } from "../site/page-link.tsx";
import { evenRows } from "../styles/even-rows.ts";
import { roomForThree } from "../styles/breakpoints.ts";
import { label } from "../ui/label.ts";
import { PostDate } from "./post-date.tsx";
import { PostStamp } from "./post-stamp.tsx";

/** Posts as a list of titles with their descriptions. */
export function PostList({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className={list}>
      {posts.map((post) => (
        <li key={post.id} className={item}>
          <div className={head}>
            <p className={label}>
              <PostDate iso={post.published} />
              &nbsp;/ {post.minutes} min read
            </p>
            <PostStamp post={post} />
          </div>
          <h3 className={title}>
            <PageLink to={postPath(post.id)} className={link}>
              {post.title}
            </PageLink>
          </h3>
          <p className={description}>{post.description}</p>
          <p className={tags}>{post.tags.join(", ")}</p>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  ${evenRows}

  @media ${roomForThree} {
    --in-row: 3;
  }
`;

const item = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 2px solid var(--ink);
`;

const head = css`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  --stamp: 84px;
`;

const title = css`
  font-size: 1.75rem;
`;

/* The whole entry is its target. */
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
`;

const description = css`
  max-inline-size: 62ch;
  color: var(--muted);
`;

const tags = css`
  margin-block-start: auto;
  color: var(--muted);
  font: 500 0.75rem/1.5 var(--mono);
`;
