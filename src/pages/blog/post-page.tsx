import { css } from "@linaria/core";
import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { CancelledStamp } from "../../blocks/cancelled-stamp.tsx";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PostDate } from "../../blocks/post-date.tsx";
import { PostList } from "../../blocks/post-list.tsx";
import { PostStamp } from "../../blocks/post-stamp.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { blog } from "../../content/pages/blog.ts";
import { services } from "../../content/services.ts";
import { postPath } from "../../site/blog-paths.ts";
import { PostAuthor } from "../../facts/post-author.tsx";
import { PageLink } from "../../site/page-link.tsx";
import { phone } from "../../styles/breakpoints.ts";
import { label } from "../../ui/label.ts";
import { Section } from "../../ui/section.tsx";
import { Contents } from "./contents.tsx";
import { CodeBox } from "./code-box.tsx";
import { postBody } from "./post-body.ts";
import type { ShownPost } from "./posts.ts";
import { TableBox } from "./table-box.tsx";

export function PostPage({ post, Body, headings, newer, older, related }: ShownPost) {
  const slug = post.services[0]!;
  return (
    <>
      <article>
        <header className={head}>
          <div>
            <Breadcrumb trail={["/", "/blog"]} here={post.title} />
            <h1 className={title}>{post.title}</h1>
            <p className={label}>
              <PostDate iso={post.published} />
              &nbsp;/ {post.minutes} min read&nbsp;/ {post.tags.join(", ")}
              {import.meta.env.FACT.postAuthors && <PostAuthor id={post.id} />}
            </p>
          </div>
          <CancelledStamp post={post} />
        </header>
        <div className={columns}>
          <Contents headings={headings} />
          <div className={postBody}>
            <Body components={{ pre: CodeBox, table: TableBox }} />
          </div>
          <p className={service}>
            <PostStamp post={post} />
            <PageLink to={`/${slug}`}>{services.find((each) => each.slug === slug)!.cardTitle}</PageLink>
          </p>
        </div>
      </article>
      <nav aria-label="Neighbouring posts" className={neighbours}>
        {newer && (
          <p>
            <span className={label}>Newer</span>
            <PageLink to={postPath(newer.id)} className={neighbour}>
              {newer.title}
            </PageLink>
          </p>
        )}
        {older && (
          <p>
            <span className={label}>Older</span>
            <PageLink to={postPath(older.id)} className={neighbour}>
              {older.title}
            </PageLink>
          </p>
        )}
      </nav>
      {related.length > 0 && (
        <Section sunken title="On related subjects">
          <PostList posts={related} />
        </Section>
      )}
      <EnquiryBand title={post.closing ?? blog.postClosing} label={enquiryLabels.question} />
    </>
  );
}

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 24px 48px;
  max-inline-size: calc(var(--wrap) + 2 * var(--gutter));
  margin-inline: auto;
  /* The postmark is larger while it lands. */
  overflow-x: clip;
  padding: clamp(32px, 5vw, 64px) var(--gutter) 32px;

  @media ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const title = css`
  max-inline-size: 16em;
  margin-block-end: 20px;
  font-size: var(--step-5);
`;

const columns = css`
  display: grid;
  grid-template-columns: 240px minmax(0, 44rem);
  align-items: start;
  gap: 40px clamp(32px, 6vw, 96px);
  max-inline-size: calc(var(--wrap) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);

  @media (max-width: 940px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Below the text, at every width. */
const service = css`
  display: flex;
  grid-column: -2 / -1;
  align-items: center;
  gap: 20px;
  font: 820 var(--step-2) / 1.1 var(--display);

  > img {
    inline-size: 96px;
  }
`;

const neighbours = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 20px 48px;
  max-inline-size: calc(var(--wrap) + 2 * var(--gutter));
  margin: clamp(40px, 6vw, 72px) auto;
  padding-inline: var(--gutter);

  > p {
    display: grid;
    gap: 6px;
  }
`;

const neighbour = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 28px;
  font-weight: 600;
`;
