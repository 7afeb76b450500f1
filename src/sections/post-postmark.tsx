import { css } from "@linaria/core";
import { company } from "../content/page-company.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { easing, times } from "../styles/tokens.ts";
import { postmarkDay } from "../components/postal/postmark-day.ts";
import { PostmarkDrawing } from "../components/postal/postmark-drawing.tsx";
import { useHydrated } from "../components/use-hydrated.ts";

/**
 * The company's town and a post's day, over the stamp around it. It lands once the page is hydrated, because the prerendered
 * page has no bytes to spare for it where the stamp also has the date in words; `atOnce` draws it there too.
 */
export function PostPostmark({ iso, atOnce }: { iso: string; atOnce: boolean }) {
  const hydrated = useHydrated();
  return (
    (atOnce || hydrated) && (
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
  inline-size: min(172px, 46%);
  font: 500 15px var(--mono);
  rotate: -9deg;
  pointer-events: none;
  /* An outline in the ink of the stamp, so that white lines show on white parts of the drawing. */
  filter: drop-shadow(2px 2px var(--stamp-ink)) drop-shadow(-2px -2px var(--stamp-ink));

  @media ${motionAllowed} {
    animation: land ${times.appear}ms ${easing.settle};
  }
`;
