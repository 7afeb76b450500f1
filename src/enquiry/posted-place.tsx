import { css } from "@linaria/core";
import { useState } from "react";
import { createPortal } from "react-dom";
import { postmarkDay } from "../components/postal/postmark-day.ts";
import { PostmarkDrawing } from "../components/postal/postmark-drawing.tsx";
import { company } from "../content/page-company.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { animation } from "./card-motion.ts";
import { closingTimes } from "./card-timeline.ts";

/**
 * The large postmark in the place that a posted envelope has left on the page: `opener`. Decoration: the toast
 * says what happened.
 */
export function PostedPlace({ opener }: { opener: HTMLElement }) {
  const [day] = useState(() => postmarkDay(new Date()));
  return createPortal(
    <PostmarkDrawing ring={`Posted / ${company.place.town}`} lines={day} className={postmark} />,
    opener,
  );
}

const postmark = css`
  position: absolute;
  inset: 9% auto auto 12%;
  inline-size: 62%;
  color: var(--accent);
  font: 500 15px var(--mono);
  rotate: -8deg;
  /* A press is the button's: React would not tell it of one on a portal's element. */
  pointer-events: none;

  @media ${motionAllowed} {
    animation: ${animation("land", closingTimes.postmarkLands)} backwards;
  }
`;
