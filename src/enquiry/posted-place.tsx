import { css } from "@linaria/core";
import { createPortal } from "react-dom";
import { company } from "../content/page-company.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { animation } from "./card-motion.ts";
import { closingTimes } from "./card-timeline.ts";
import { TodayPostmark } from "./envelope/today-postmark.tsx";

/**
 * The large postmark in the place that a posted envelope has left on the page: `opener`. Decoration: the
 * toast says what happened.
 */
export function PostedPlace({ opener }: { opener: HTMLElement }) {
  return createPortal(<TodayPostmark ring={`Posted / ${company.place.town}`} className={postmark} />, opener);
}

const postmark = css`
  inset: 9% auto auto 12%;
  inline-size: 62%;
  color: var(--accent);
  /* A press is the button's: React would not tell it of one on a portal's element. */
  pointer-events: none;

  @media ${motionAllowed} {
    animation: ${animation("land", closingTimes.postmarkLands)} backwards;
  }
`;
