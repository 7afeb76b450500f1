import { css } from "@linaria/core";
import { company } from "../content/company.ts";
import type { PostSummary } from "../content/post.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { times, white } from "../styles/tokens.ts";
import { PostmarkDrawing } from "../ui/postmark-drawing.tsx";
import { postmarkDay } from "../ui/postmark-day.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { PostStamp } from "./post-stamp.tsx";

type CancelledPost = Pick<PostSummary, "services" | "published">;

/** The stamp of a post; a postmark with the company's town and the post's day lands on it once the page is alive. */
export function CancelledStamp({ post }: { post: CancelledPost }) {
  const hydrated = useHydrated();

  return (
    <div className={corner}>
      <PostStamp post={post} />
      {hydrated && (
        <PostmarkDrawing
          ring={company.place.town}
          lines={postmarkDay(new Date(post.published), "UTC")}
          className={postmark}
        />
      )}
    </div>
  );
}

const corner = css`
  position: relative;
  padding-inline-start: 72px;

  --stamp: 160px;
`;

const postmark = css`
  position: absolute;
  inset: 32px auto auto 0;
  inline-size: 204px;
  max-inline-size: none;
  font: 500 15px var(--mono);
  rotate: -9deg;
  filter: drop-shadow(0 0 1px ${white});

  @media ${motionAllowed} {
    animation: land ${times.thump}ms var(--ease);
  }
  @keyframes land {
    from {
      scale: 1.5;
      opacity: 0;
    }
  }
`;
