import { css } from "@linaria/core";
import type { PostSummary } from "../content/post.ts";
import { services } from "../content/services.ts";
import { white } from "../styles/tokens.ts";

/** The stamp of the service that a post belongs to first. */
export function PostStamp({ post }: { post: Pick<PostSummary, "services"> }) {
  const service = services.find(({ slug }) => slug === post.services[0])!;
  return <img src={service.stamp} alt="" width="144" height="144" loading="lazy" className={stamp} />;
}

/* Small: the holes of its edge are dots of the ground's colour, where a large stamp has a mask (stamp-edge.ts). */
const stamp = css`
  inline-size: var(--stamp, 84px);
  padding: calc(var(--stamp, 84px) * 0.09);
  outline: 7px dotted var(--bg);
  outline-offset: -4px;
  background: ${white};

  [data-ground="sunken"] & {
    outline-color: var(--sunken);
  }
`;
