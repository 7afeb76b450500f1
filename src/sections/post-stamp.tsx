import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { PostSummary } from "../content/post.ts";
import { serviceWithSlug } from "../content/services.ts";
import { PostPostmark } from "./post-postmark.tsx";
import { Stamp } from "./stamp.tsx";
import { wideStamp } from "../styles/breakpoints.ts";

interface Props {
  post: Pick<PostSummary, "published" | "services">;
  /** Draws the postmark in the prerendered page too, where nothing else shows the day. */
  postmarkAtOnce?: boolean;
  /** The words, in one element. */
  children: ReactNode;
}

/** A post as a stamp, cancelled with its day. Its drawing is above the words, or large beside them in a wide stamp. */
export function PostStamp({ post, postmarkAtOnce = false, children }: Props) {
  return (
    <div className={frame}>
      <Stamp service={serviceWithSlug(post.services[0]!)}>
        <PostPostmark iso={post.published} atOnce={postmarkAtOnce} />
        {children}
      </Stamp>
    </div>
  );
}

const frame = css`
  display: grid;
  container-type: inline-size;

  [data-ink] {
    isolation: isolate;
    overflow: clip;

    > img {
      z-index: -1;
      inline-size: 136px;
      margin: 20px 20px 0;
    }
    /* The postmark, which cancels a corner of the drawing. */
    > svg {
      inset: 16px auto auto 128px;
    }
  }
  /* The drawing is cut off by two edges. */
  @container ${wideStamp} {
    [data-ink] {
      min-block-size: 33cqi;

      > img {
        position: absolute;
        inset: auto -12% -14% auto;
        inline-size: auto;
        block-size: min(120%, 44cqi);
        margin: 0;
      }
      > svg {
        inset: auto 21cqi 7% auto;
        inline-size: 20cqi;
      }
      > :last-child {
        max-inline-size: 58%;
      }
    }
  }
`;
