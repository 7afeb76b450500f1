import { css } from "@linaria/core";
import { useState } from "react";
import { postmarkDay } from "../../components/postal/postmark-day.ts";
import { PostmarkDrawing } from "../../components/postal/postmark-drawing.tsx";
import { company } from "../../content/page-company.ts";
import { easing, times, white } from "../../styles/tokens.ts";
import { envelopeMotion } from "./card-motion.ts";

/**
 * The postmark on the stamp of a message that was sent: the company's town, and the day where the visitor is.
 */
export function Cancellation({ lands }: { lands?: boolean }) {
  const [today] = useState(() => new Date());
  return (
    <PostmarkDrawing
      ring={company.place.town}
      lines={postmarkDay(today)}
      className={postmark}
      data-lands={lands || undefined}
    />
  );
}

const postmark = css`
  position: absolute;
  inset: -14% auto auto -15.5cqi;
  inline-size: 44cqi;
  max-inline-size: none;
  font: 500 15px var(--mono);
  rotate: -9deg;
  filter: drop-shadow(0 0 1px ${white});

  @media ${envelopeMotion} {
    &[data-lands] {
      animation: land ${times.panel}ms var(--lands-after, 20ms) ${easing.settle} backwards;
    }
  }
`;
