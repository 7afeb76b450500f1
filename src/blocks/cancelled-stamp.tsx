import { css } from "@linaria/core";
import type { PostSummary } from "../content/post.ts";
import { DayPostmark } from "./day-postmark.tsx";
import { PostStamp } from "./post-stamp.tsx";

/** The stamp of a post, cancelled on the post's day. */
export function CancelledStamp({ post }: { post: Pick<PostSummary, "services" | "published"> }) {
  return (
    <div className={corner}>
      <PostStamp post={post} />
      <DayPostmark iso={post.published} className={place} />
    </div>
  );
}

const corner = css`
  position: relative;
  padding-inline-start: 72px;
  --stamp: 160px;
`;

const place = css`
  inset: 32px auto auto 0;
`;
