import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { PostSummary } from "../content/post.ts";
import { serviceWithSlug } from "../content/services.ts";
import { wideStamp } from "../styles/media-queries.ts";
import { PostStampPostmark } from "./post-stamp-postmark.tsx";
import { Stamp } from "./stamp.tsx";

interface Props {
  post: Pick<PostSummary, "published" | "services">;
  /** Draws the postmark in the prerendered page too, where nothing else shows the day. */
  postmarkAtOnce?: boolean;
  /** The words, in one element. */
  children: ReactNode;
}

/**
 * A post as a stamp, with a postmark of its day. Its drawing is above the words, or large beside them in a
 * wide stamp, where the element around it may set `--picture-height` and `--picture-place`, the height and
 * the `inset` of the drawing, and `--words`, the maximum width of the words.
 */
export function PostStamp({ post, postmarkAtOnce = false, children }: Props) {
  return (
    <div className={frame}>
      <Stamp service={serviceWithSlug(post.services[0]!)} className={printedArea}>
        <PostStampPostmark iso={post.published} atOnce={postmarkAtOnce} />
        {children}
      </Stamp>
    </div>
  );
}

const frame = css`
  display: grid;
  container-type: inline-size;
`;

const printedArea = css`
  --picture-width: 152px;
  --hover-mark: none;
  isolation: isolate;
  overflow: clip;

  > img {
    z-index: -1;
    align-self: flex-end;
    margin: 20px 14px 0;
  }
  /* Two edges cut off the drawing, unless the element around the stamp gives it another place. */
  @container ${wideStamp} {
    --picture-width: auto;
    min-block-size: 33cqi;

    > img {
      position: absolute;
      inset: var(--picture-place, auto -12% -14% auto);
      block-size: var(--picture-height, min(108%, 40cqi));
      margin: 0;
    }
    > :last-child {
      max-inline-size: var(--words, 58%);
    }
  }
`;
