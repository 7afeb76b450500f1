import { css } from "@linaria/core";
import { company } from "../content/company.ts";
import type { PostSummary } from "../content/post.ts";
import { serviceWithSlug } from "../content/services.ts";
import { postPath } from "../routing/blog-paths.ts";
import { PageLink } from "../routing/page-link.tsx";
import { motionAllowed } from "../styles/breakpoints.ts";
import { liftedStamp } from "../components/postal/stamp-edge.ts";
import { easing, times } from "../styles/tokens.ts";
import { postmarkDay } from "../components/postal/postmark-day.ts";
import { PostmarkDrawing } from "../components/postal/postmark-drawing.tsx";
import { useHydrated } from "../components/use-hydrated.ts";
import { wholeCardLink } from "../components/whole-card-link.ts";
import { PostDate } from "./post-date.tsx";
import { Stamp } from "./stamp.tsx";

interface Props {
  posts: PostSummary[];
  heading: "h2" | "h3";
}

/**
 * Posts as stamps. Once the page is hydrated, a postmark with the company's town and the post's day appears on each stamp. It
 * is decoration, and the prerendered page does without it: the date is also below the title in words.
 */
export function PostGrid({ posts, heading: Heading }: Props) {
  const hydrated = useHydrated();
  return (
    <ul className={grid}>
      {posts.map((post) => (
        <li key={post.id}>
          <Stamp service={serviceWithSlug(post.services[0]!)}>
            {hydrated && (
              <PostmarkDrawing
                ring={company.place.town}
                lines={postmarkDay(new Date(post.published), "UTC")}
                className={postmark}
              />
            )}
            <article className={words}>
              <Heading className={title}>
                <PageLink to={postPath(post.id)} className={wholeCardLink}>
                  {post.title}
                </PageLink>
              </Heading>
              <p>{post.description}</p>
              <p className={foot}>
                <PostDate iso={post.published} />
                <span>{post.minutes} min read</span>
                <span>{post.tags.join(", ")}</span>
              </p>
            </article>
          </Stamp>
        </li>
      ))}
    </ul>
  );
}

/* Without a gap, so that the stamps look like one sheet. */
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr));

  > li {
    display: grid;
    position: relative;
    ${liftedStamp}
  }
  > li:hover {
    z-index: 1;
  }
  img {
    inline-size: 136px;
    margin: clamp(18px, 2vw, 26px) clamp(18px, 2vw, 26px) 0;
  }
  /* These stamps have postmarks of their own, so stamp.tsx must not show another one under the pointer. */
  [data-ink]::after {
    content: none !important;
  }
`;

const postmark = css`
  position: absolute;
  inset: 16px 6px auto auto;
  inline-size: 172px;
  font: 500 15px var(--mono);
  rotate: -9deg;
  pointer-events: none;

  @media ${motionAllowed} {
    animation: land ${times.appear}ms ${easing.settle};
  }
`;

const words = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  padding: 12px clamp(18px, 2vw, 26px) clamp(18px, 2vw, 26px);
`;

const title = css`
  margin: 0;
  font-size: 1.75rem;
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  margin-block-start: auto;
  padding-block-start: 8px;
  font: 500 0.75rem/1.5 var(--mono);

  > :last-child {
    flex-basis: 100%;
  }
`;
