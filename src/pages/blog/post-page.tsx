import { css } from "@linaria/core";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PostGrid } from "../../sections/post-grid.tsx";
import { ServiceLink } from "../../sections/service-link.tsx";
import { Stamp } from "../../sections/stamp.tsx";
import { inkAccent } from "../../sections/stamp-ink.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { blog } from "../../content/pages/blog.ts";
import type { PostLink } from "../../content/post.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { postPath } from "../../routing/blog-paths.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { columns } from "../../components/columns.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { Section } from "../../components/section.tsx";
import { wholeCardLink } from "../../components/whole-card-link.ts";
import { CodeBox } from "./code-box.tsx";
import { TableOfContents } from "./table-of-contents.tsx";
import { postBody } from "./post-body.ts";
import { PostOpening } from "./post-opening.tsx";
import { PostTable } from "./post-table.tsx";
import type { LoadedPost } from "./posts.ts";
import { roomBesideText } from "../../styles/breakpoints.ts";
import { displayFont } from "../../styles/display-font.ts";
import type { PageModule } from "../page-module.ts";

export function pageOf(loaded: LoadedPost): PageModule {
  return { head: loaded.post, Content: () => <PostPage {...loaded} /> };
}

function PostPage({ post, Body, headings, newer, older, related }: LoadedPost) {
  const service = serviceWithSlug(post.services[0]!);
  return (
    <>
      <article className={inkAccent} data-accent={service.ink}>
        <PostOpening post={post} />
        <div className={layout}>
          <TableOfContents headings={headings} />
          <div className={postBody}>
            <Body components={{ pre: CodeBox, table: PostTable }} />
          </div>
          <div className={belowText}>
            <div className={stampRow}>
              <Stamp service={service} />
              <ServiceLink slug={service.slug} />
            </div>
            <nav aria-label="Newer and older posts">
              <ul className={columns}>
                {newer && <AdjacentPost name="Newer" post={newer} />}
                {older && <AdjacentPost name="Older" post={older} />}
              </ul>
            </nav>
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <Section sunken title="Related posts">
          <PostGrid posts={related} titleTag="h3" />
        </Section>
      )}
      <EnquiryBand title={post.closing ?? blog.postClosing} label={enquiryLabels.question} />
    </>
  );
}

function AdjacentPost({ name, post }: { name: string; post: PostLink }) {
  return (
    <li className={stampRow}>
      <Stamp service={serviceWithSlug(post.services[0]!)} />
      <div>
        <p className={eyebrow}>{name}</p>
        <PageLink to={postPath(post.id)} className={wholeCardLink}>
          {post.title}
        </PageLink>
      </div>
    </li>
  );
}

/* The contents come first, and are at the right where there is room. */
const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  align-items: start;
  gap: 40px clamp(32px, 6vw, 88px);
  padding: 0 var(--page-margin) var(--section);

  > :first-child {
    grid-area: 1 / 2 / 3;
  }
  @media not ${roomBesideText} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      grid-area: auto;
    }
  }
`;

const belowText = css`
  display: grid;
  gap: 32px;
`;

const stampRow = css`
  display: grid;
  position: relative;
  grid-template-columns: 96px 1fr;
  align-items: center;
  gap: 20px;
  ${displayFont("var(--step-2)", 1.1)};
  text-wrap: balance;
`;
