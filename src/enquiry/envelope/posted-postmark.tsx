import { css } from "@linaria/core";
import { createPortal } from "react-dom";
import { company } from "../../content/company.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { animation } from "../motion/card-motion.ts";
import { closingTimes } from "../motion/card-timeline.ts";
import { TodayPostmark } from "./today-postmark.tsx";

/**
 * The large postmark in the place that a posted envelope has left on the page: `opener`. Decoration: the
 * toast says what happened.
 */
export function PostedPostmark({ opener }: { opener: HTMLElement }) {
  return createPortal(<TodayPostmark ring={`Posted / ${company.place.town}`} className={postmark} />, opener);
}

const postmark = css`
  inset: 9% auto auto 12%;
  inline-size: 62%;
  color: var(--accent);
  /* Lets a press through to the button: React bubbles the events of a portal to the component that rendered
     it, not to the button around it. */
  pointer-events: none;

  @media ${motionAllowed} {
    animation: ${animation("land", closingTimes.postmarkLands)} backwards;
  }
`;
