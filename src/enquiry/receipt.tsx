import { css } from "@linaria/core";
import { useState } from "react";
import { readBy, replyWithin } from "virtual:facts";
import { postmarkDay } from "../components/postal/postmark-day.ts";
import { inShort } from "../content/after-the-enquiry.ts";
import { Cancellation } from "./envelope/cancellation.tsx";
import { EnvelopeFace } from "./envelope/envelope-face.tsx";

/** The toast of a message that was sent: the envelope with its postmark, the outcome, the day, and what happens next. */
export function Receipt({ outcome }: { outcome: string }) {
  const [today] = useState(() => new Date());
  return (
    <div className={receipt}>
      <div className={picture}>
        <EnvelopeFace>
          <Cancellation />
        </EnvelopeFace>
      </div>
      <div className={text}>
        <p className={day}>Posted {postmarkDay(today).join(" ")}</p>
        <p className={headline}>{outcome}</p>
        <p className={next}>{inShort({ readBy, replyWithin })}</p>
      </div>
    </div>
  );
}

const receipt = css`
  display: grid;
  grid-template-columns: clamp(92px, 24vw, 156px) minmax(0, 1fr);
  align-items: center;
  gap: clamp(10px, 3vw, 18px);
  padding-block: 8px;
`;

const picture = css`
  rotate: -4deg;
`;

/* A tear-off edge between the letter and its receipt. */
const text = css`
  display: grid;
  gap: 4px;
  padding-inline-start: clamp(10px, 3vw, 18px);
  border-inline-start: 2px dashed var(--control);
`;

const day = css`
  color: var(--muted);
  font: 500 0.75rem/1.4 var(--mono);
  text-transform: uppercase;
`;

const headline = css`
  font: 820 var(--step-1) / 1.1 var(--display);
  word-spacing: 0.08em;
`;

const next = css`
  color: var(--muted);
  font-size: var(--step--1);
  font-weight: 400;
`;
