import { css } from "@linaria/core";
import type { PostSummary } from "../content/post.ts";
import { services } from "../content/services.ts";
import { stampPaper } from "../styles/stamp-edge.ts";

/** The stamp of the service that a post belongs to first. */
export function PostStamp({ post }: { post: Pick<PostSummary, "services"> }) {
  const service = services.find(({ slug }) => slug === post.services[0])!;
  return (
    <span className={stamp}>
      <img src={service.stamp} alt="" width="144" height="144" loading="lazy" />
    </span>
  );
}

const stamp = css`
  display: block;
  flex: none;
  position: relative;
  inline-size: var(--stamp);
  padding: calc(var(--stamp) * 0.055);
  --pitch: calc(var(--stamp) * 0.11);
  ${stampPaper}

  > img {
    position: relative;
    inline-size: 100%;
  }
`;
