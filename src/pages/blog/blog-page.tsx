import { css } from "@linaria/core";
import RssIcon from "lucide-static/icons/rss.svg?react";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PostDate } from "../../blocks/post-date.tsx";
import { PostList } from "../../blocks/post-list.tsx";
import { blog } from "../../content/pages/blog.ts";
import { readingTimes } from "../../content/reading-times.ts";
import { posts } from "../../content/posts.ts";
import { PageLink } from "../../site/page-link.tsx";
import { label } from "../../ui/label.ts";
import { Section } from "../../ui/section.tsx";
import type { PageHead } from "../../site/page-code.ts";

export const head: PageHead = blog;

export function BlogPage() {
  const [lead, ...rest] = posts;
  return (
    <>
      <PageHero
        theme="light"
        heading={blog.heading}
        lead={blog.lead}
        actions={
          <a href="/feed.xml" className={feedLink}>
            <RssIcon />
            {blog.feedLabel}
          </a>
        }
      />
      <Section sunken>
        {lead && (
          <article className={leadPost}>
            <p className={label}>
              Latest / <PostDate iso={lead.published} /> / {readingTimes[lead.id]} min read
            </p>
            <h2 className={leadTitle}>
              <PageLink to={`/blog/${lead.id}`} className={leadLink}>
                {lead.title}
              </PageLink>
            </h2>
            <p className={leadSummary}>{lead.summary}</p>
          </article>
        )}
      </Section>
      <Section title="Earlier posts">
        <PostList posts={rest} />
      </Section>
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
  display: grid;
  gap: 18px clamp(32px, 6vw, 88px);

  @media (min-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const leadTitle = css`
  font-size: var(--step-4);
`;

const leadLink = css`
  color: inherit;
  text-decoration-thickness: 3px;
`;

const leadSummary = css`
  max-inline-size: 60ch;
  color: var(--muted);
  font-size: var(--step-1);
`;
