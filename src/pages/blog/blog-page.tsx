import { Section } from "../../components/section.tsx";
import { blog } from "../../content/pages/blog.ts";
import type { PostListPage } from "../../content/post.ts";
import { postListPath } from "../../routing/blog-paths.ts";
import { breadcrumbTrails } from "../../routing/breadcrumb-trails.ts";
import type { PageHead } from "../../routing/page-head.ts";
import type { PageOfKind } from "../../routing/pages.ts";
import { Breadcrumb } from "../../sections/breadcrumb.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PostGrid } from "../../sections/post-grid.tsx";
import { hugeHeading } from "../huge-heading.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { Pagination } from "./pagination.tsx";
import { postList } from "./posts.ts";

/** Returns a page of the list of posts; the first is /blog. */
export function pageOf(page: PageOfKind<"individual" | "post-list">): LoadedPage | undefined {
  const list = postList(page.kind === "post-list" ? page.number : 1);
  return list && { head: headOfList(list), Content: () => <BlogPage list={list} /> };
}

/**
 * Returns the head of a page of the list; pages after the first have their number in title and description.
 */
function headOfList({ number, count }: PostListPage): PageHead {
  const series = {
    ...(number > 1 && { previous: postListPath(number - 1) }),
    ...(number < count && { next: postListPath(number + 1) }),
  };
  if (number === 1) return { ...blog, series };
  const title = `${blog.title}, page ${number}`;
  return { title, description: `${blog.description} Page ${number}.`, series };
}

function BlogPage({ list }: { list: PostListPage }) {
  const { number, count, posts } = list;
  return (
    <>
      <PageHero
        theme="light"
        above={number > 1 && <Breadcrumb trail={breadcrumbTrails["post-list"]} here={`Page ${number}`} />}
        heading={number === 1 ? blog.heading : headOfList(list).title}
        lead={
          number === 1 &&
          posts.length > 0 && (
            <>
              {blog.lead} <a href="/feed.xml">{blog.feedLabel}</a>
            </>
          )
        }
        className={hugeHeading}
      />
      {posts.length > 0 && (
        <Section sunken label="Posts">
          <PostGrid posts={posts} firstLarge={number === 1} />
          {count > 1 && <Pagination number={number} count={count} />}
        </Section>
      )}
    </>
  );
}
