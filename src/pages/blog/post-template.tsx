import { css, cx } from "@linaria/core";
import { displayText } from "../../components/display-text.ts";
import { eyebrow } from "../../components/eyebrow.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { blog } from "../../content/pages/blog.ts";
import type { PostLink } from "../../content/post.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { postPath } from "../../routing/blog-paths.ts";
import { PageLink } from "../../routing/page-link.tsx";
import type { PageOfKind } from "../../routing/pages.ts";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { ServiceLink } from "../../sections/service-link.tsx";
import { accentProps } from "../../sections/stamp-ink.ts";
import { TableOfContents, textWithContents } from "../../sections/table-of-contents.tsx";
import type { LoadedPage } from "../loaded-page.ts";
import { NarrowDrawing, PostCode, PostTable } from "./post-elements.tsx";
import { PostHero } from "./post-hero.tsx";
import { postTypography } from "./post-typography.ts";
import { loadPost, type LoadedPost } from "./posts.ts";

export async function pageOf(page: PageOfKind<"post">): Promise<LoadedPage | undefined> {
  const loaded = await loadPost(page);
  return loaded && { head: loaded.post, Content: () => <PostPage {...loaded} /> };
}

function PostPage({ post, Body, headings, newer, older }: LoadedPost) {
  const service = serviceWithSlug(post.services[0]!);
  return (
    <>
      <article {...accentProps(service.ink)}>
        <PostHero post={post} />
        <div className={textWithContents}>
          <TableOfContents headings={headings} />
          <div className={postTypography}>
            <Body components={{ pre: PostCode, table: PostTable, source: NarrowDrawing }} />
          </div>
        </div>
        <div className={textWithContents}>
          <div className={belowText}>
            <p className={eyebrow}>{blog.servicesLabel}</p>
            <ul className={cx(displayText, links)}>
              {post.services.map((slug) => (
                <li key={slug}>
                  <ServiceLink slug={slug} />
                </li>
              ))}
            </ul>
          </div>
          {(newer ?? older) && (
            <nav aria-label="Newer and older posts" className={belowText}>
              <ul className={cx(displayText, links)}>
                {newer && <AdjacentPost label={blog.newerLabel} post={newer} />}
                {older && <AdjacentPost label={blog.olderLabel} post={older} />}
              </ul>
            </nav>
          )}
        </div>
      </article>
      <EnquiryBand title={post.closing ?? blog.postClosing} label={enquiryLabels.question} />
    </>
  );
}

function AdjacentPost({ label, post }: { label: string; post: PostLink }) {
  return (
    <li>
      <p className={eyebrow}>{label}</p>
      <PageLink to={postPath(post.id)}>{post.title}</PageLink>
    </li>
  );
}

const belowText = css`
  padding-block-start: 14px;
  border-block-start: 6px solid var(--stamp-ink);
`;

const links = css`
  display: grid;
  gap: 16px;
`;
