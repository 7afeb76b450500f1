import { css, cx } from "@linaria/core";
import { company } from "../content/company.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { times, white } from "../styles/tokens.ts";
import { postmarkDay } from "../ui/postmark-day.ts";
import { PostmarkDrawing } from "../ui/postmark-drawing.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** A postmark with the company's town and a day, which lands once the page is alive. Decoration: the day stands beside it in words. */
export function DayPostmark({ iso, className }: { iso: string; className?: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <PostmarkDrawing
      ring={company.place.town}
      lines={postmarkDay(new Date(iso), "UTC")}
      className={cx(postmark, className)}
    />
  );
}

const postmark = css`
  position: absolute;
  inline-size: 204px;
  max-inline-size: none;
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
`;
