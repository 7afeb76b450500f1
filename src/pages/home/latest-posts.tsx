import { css } from "@linaria/core";
import { latestPosts } from "virtual:latest-posts";
import { PostStamp } from "../../blocks/post-stamp.tsx";
import { postPath } from "../../site/blog-paths.ts";
import { PageLink } from "../../site/page-link.tsx";
import { phone, roomForThree } from "../../styles/breakpoints.ts";

/** The newest posts by stamp and title: /blog says what each is about. */
export function LatestPosts() {
  return (
    <ul className={list}>
      {latestPosts.map((post) => (
        <li key={post.id} className={item}>
          <PostStamp post={post} />
          <h3 className={title}>
            <PageLink to={postPath(post.id)} className={link}>
              {post.title}
            </PageLink>
          </h3>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
  gap: 18px clamp(24px, 3vw, 48px);

  @media ${roomForThree} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const item = css`
  position: relative;
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: center;
  gap: 20px;

  @media ${phone} {
    grid-template-columns: 64px minmax(0, 1fr);
  }
`;

const title = css`
  font-size: var(--step-2);
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
    text-decoration-thickness: 2px;
  }
`;
