import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { company } from "../content/company.ts";
import type { PostSummary } from "../content/post.ts";
import { services } from "../content/services.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { times, white } from "../styles/tokens.ts";
import { postmarkDay } from "../ui/postmark-day.ts";
import { PostmarkDrawing } from "../ui/postmark-drawing.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Stamp } from "./stamp.tsx";

interface Props {
  post: Pick<PostSummary, "services" | "published">;
  children?: ReactNode;
}

/**
 * The stamp of a post's first service. A postmark with the company's town and the post's day lands on it once the page is
 * alive: decoration, as the day stands beside it in words.
 */
export function PostStamp({ post, children }: Props) {
  const hydrated = useHydrated();
  return (
    <Stamp service={services.find(({ slug }) => slug === post.services[0])!}>
      {hydrated && (
        <PostmarkDrawing
          ring={company.place.town}
          lines={postmarkDay(new Date(post.published), "UTC")}
          className={postmark}
        />
      )}
      {children}
    </Stamp>
  );
}

const postmark = css`
  @layer ui {
    position: absolute;
    inset: auto auto 8% -14%;
    inline-size: 80%;
    color: var(--ink);
    font: 500 15px var(--mono);
    rotate: -9deg;
    filter: drop-shadow(0 0 1px ${white});
    pointer-events: none;

    @media ${motionAllowed} {
      animation: land ${times.thump}ms var(--ease);
    }
    @keyframes land {
      from {
        scale: 1.5;
        opacity: 0;
      }
    }
  }
`;
