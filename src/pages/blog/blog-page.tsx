import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import RssIcon from "lucide-static/icons/rss.svg?react";
import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { CancelledStamp } from "../../blocks/cancelled-stamp.tsx";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PostDate } from "../../blocks/post-date.tsx";
import { PostList } from "../../blocks/post-list.tsx";
import { blog } from "../../content/pages/blog.ts";
import type { PostList as List } from "../../content/post.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { postListPath, postPath } from "../../site/blog-paths.ts";
import { PageLink } from "../../site/page-link.tsx";
import { label } from "../../ui/label.ts";
import { Section } from "../../ui/section.tsx";
import { PageNav } from "./page-nav.tsx";
import type { PageHead } from "../../site/page-code.ts";

/** The pages after the first are told apart by their number. */
export function headOf({ number, count }: List): PageHead {
  const series = {
    ...(number > 1 && { previous: postListPath(number - 1) }),
    ...(number < count && { next: postListPath(number + 1) }),
  };
  if (number === 1) return { ...blog, series };
  const title = `${blog.title}, page ${number}`;
  return { title, description: `${blog.description} Page ${number}.`, series };
}

export function BlogPage({ list }: { list: List }) {
  const { number, count } = list;
  const [lead, rest] = number === 1 ? [list.posts[0], list.posts.slice(1)] : [undefined, list.posts];
  return (
    <>
      <PageHero
        theme="light"
        above={number > 1 && <Breadcrumb trail={["/", "/blog"]} here={`Page ${number}`} />}
        heading={number === 1 ? blog.heading : headOf(list).title}
        lead={number === 1 && blog.lead}
        actions={
          <>
            <EnquiryButton>
              <MailIcon />
              {blog.startLabel}
            </EnquiryButton>
            <a href="/feed.xml" className={feedLink}>
              <RssIcon />
              {blog.feedLabel}
            </a>
          </>
        }
      />
      {lead && (
        <Section sunken>
          <article className={leadPost}>
            <div>
              <p className={label}>
                Latest&nbsp;/ <PostDate iso={lead.published} />
                &nbsp;/ {lead.minutes} min read
              </p>
              <h2 className={leadTitle}>
                <PageLink to={postPath(lead.id)} className={leadLink}>
                  {lead.title}
                </PageLink>
              </h2>
              <p className={leadText}>{lead.description}</p>
            </div>
            <CancelledStamp post={lead} />
          </article>
        </Section>
      )}
      {rest.length > 0 && (
        <Section title="Earlier posts">
          <PostList posts={rest} />
          {count > 1 && <PageNav number={number} count={count} />}
        </Section>
      )}
      <EnquiryBand {...blog.closing} label={blog.enquiryLabel} />
    </>
  );
}

const feedLink = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 32px;
`;

const leadPost = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  position: relative;

  > :first-child {
    flex: 1 22rem;
  }
`;

const leadTitle = css`
  max-inline-size: 16em;
  margin-block: 18px;
  font-size: var(--step-4);
`;

const leadLink = css`
  color: inherit;
  text-decoration-thickness: 3px;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const leadText = css`
  max-inline-size: 60ch;
  color: var(--muted);
  font-size: var(--step-1);
`;
