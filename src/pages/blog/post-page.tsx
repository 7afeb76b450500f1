import { css } from "@linaria/core";
import { Breadcrumb } from "../../sections/breadcrumb.tsx";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PostDate } from "../../sections/post-date.tsx";
import { PostGrid } from "../../sections/post-grid.tsx";
import { ServiceLink } from "../../sections/service-link.tsx";
import { Stamp } from "../../sections/stamp.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { blog } from "../../content/pages/blog.ts";
import type { PostLink } from "../../content/post.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { PostAuthor } from "../../sections/owner-facts/post-author.tsx";
import { postPath } from "../../routing/blog-paths.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { CodeBox } from "./code-box.tsx";
import { TableOfContents } from "./table-of-contents.tsx";
import { postBody } from "./post-body.ts";
import type { LoadedPost } from "./posts.ts";
import { TableBox } from "./table-box.tsx";
import { roomBesideText } from "../../styles/breakpoints.ts";
import type { PageModule } from "../page-module.ts";

export function pageOf(loaded: LoadedPost): PageModule {
  return { head: loaded.post, Content: () => <PostPage {...loaded} /> };
}

function PostPage({ post, Body, headings, newer, older, related }: LoadedPost) {
  const service = serviceWithSlug(post.services[0]!);
  return (
    <>
      <article>
        <PageHero
          theme="light"
          above={<Breadcrumb trail={["/", "/blog"]} here={post.title} />}
          heading={post.title}
          actions={
            <p className={eyebrow}>
              <PostDate iso={post.published} />
              &nbsp;/ {post.minutes} min read&nbsp;/ {post.tags.join(", ")}
              {import.meta.env.FACT.postAuthors && <PostAuthor id={post.id} />}
            </p>
          }
          art={
            <div className={stamp}>
              <Stamp service={service} />
            </div>
          }
        />
        <div className={columns}>
          <TableOfContents headings={headings} />
          <div className={postBody}>
            <Body components={{ pre: CodeBox, table: TableBox }} />
          </div>
          <div className={belowText}>
            <div className={subject}>
              <Stamp service={service} />
              <ServiceLink slug={service.slug} />
            </div>
            <nav aria-label="Newer and older posts" className={adjacentPosts}>
              {newer && <AdjacentPost name="Newer" post={newer} />}
              {older && <AdjacentPost name="Older" post={older} />}
            </nav>
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <Section sunken title="Related posts">
          <PostGrid posts={related} heading="h3" />
        </Section>
      )}
      <EnquiryBand title={post.closing ?? blog.postClosing} label={enquiryLabels.question} />
    </>
  );
}

function AdjacentPost({ name, post }: { name: string; post: PostLink }) {
  return (
    <div>
      <p className={eyebrow}>{name}</p>
      <PageLink to={postPath(post.id)} className={standaloneLink}>
        {post.title}
      </PageLink>
    </div>
  );
}

const stamp = css`
  max-inline-size: 240px;
  margin-inline: auto;
`;

const columns = css`
  display: grid;
  grid-template-columns: 240px minmax(0, 44rem);
  align-items: start;
  gap: 40px clamp(32px, 6vw, 96px);
  padding: 0 max(var(--gutter), 50% - var(--wrap) / 2) var(--section);

  @media not ${roomBesideText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* In the last column: below the text where there are two, and in the only one otherwise. */
const belowText = css`
  grid-column: -2 / -1;
`;

const subject = css`
  display: grid;
  grid-template-columns: 96px 1fr;
  align-items: center;
  gap: 20px;
  font: 820 var(--step-2) / 1.1 var(--display);
`;

const adjacentPosts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px 48px;
  margin-block-start: clamp(32px, 5vw, 56px);
`;
