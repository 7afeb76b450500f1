import { css } from "@linaria/core";
import type { PostListPage } from "../../content/post.ts";
import { postListPath } from "../../routing/blog-paths.ts";
import { PageLink } from "../../routing/page-link.tsx";

/** Links to the first, the last, the current and the two adjacent pages of the list of posts. */
export function Pagination({ number, count }: Pick<PostListPage, "number" | "count">) {
  const shown = [...new Set([1, number - 1, number, number + 1, count])].filter(
    (page) => page >= 1 && page <= count,
  );
  return (
    <nav aria-label="Pages of the blog">
      <ol className={list}>
        {shown.map((page, index) => (
          <li key={page} data-gap={page - 1 > (shown[index - 1] ?? 0) || undefined}>
            <PageLink to={postListPath(page)} aria-label={`Page ${page}`} className={link}>
              {page}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 32px;

  [data-gap]::before {
    content: "...";
    margin-inline-end: 8px;
  }
`;

const link = css`
  display: inline-grid;
  place-content: center;
  min-inline-size: 44px;
  min-block-size: 44px;

  &[aria-current] {
    background: var(--fg);
    color: var(--bg);
  }
`;
