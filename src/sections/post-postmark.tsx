import { css } from "@linaria/core";
import { company } from "../content/company.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { easing, times } from "../styles/tokens.ts";
import { postmarkDay } from "../components/postal/postmark-day.ts";
import { PostmarkDrawing } from "../components/postal/postmark-drawing.tsx";
import { useHydrated } from "../components/use-hydrated.ts";

/**
 * The company's town and a post's day, over the stamp around it. It lands once the page is hydrated. It is decoration, and
 * the prerendered page does without it: the stamp also has the date in words.
 */
export function PostPostmark({ iso }: { iso: string }) {
  return (
    useHydrated() && (
      <PostmarkDrawing
        ring={company.place.town}
        lines={postmarkDay(new Date(iso), "UTC")}
        className={postmark}
      />
    )
  );
}

const postmark = css`
  position: absolute;
  inset: 16px 6px auto auto;
  inline-size: min(172px, 46%);
  font: 500 15px var(--mono);
  rotate: -9deg;
  pointer-events: none;

  @media ${motionAllowed} {
    animation: land ${times.appear}ms ${easing.settle};
  }
`;
