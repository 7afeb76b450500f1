import { css, cx } from "@linaria/core";
import { useState } from "react";
import { company } from "../../content/company.ts";
import { landKeyframes } from "../../components/postal/land-keyframes.ts";
import { easing, times } from "../../styles/tokens.ts";
import { PostmarkDrawing } from "../../components/postal/postmark-drawing.tsx";
import { postmarkDay } from "../../components/postal/postmark-day.ts";
import {
  turnAway,
  transition,
  leavingTime,
  whileSending,
  envelopeMotion,
  afterSending,
  whileSealed,
  turnIn,
  openingTimes,
  sendingTimes,
} from "./card-motion.ts";
import { EnvelopeFace } from "./envelope-face.tsx";

interface Props {
  className: string;
  sealed: boolean;
  sent: boolean;
  onOpen: () => void;
}

/** The address side of the large envelope, which is a button while the envelope is sealed. */
export function EnvelopeFront({ className, sealed, sent, onOpen }: Props) {
  const [today] = useState(() => new Date());
  return (
    <button
      type="button"
      className={cx(className, front)}
      inert={!sealed}
      aria-label="Open the envelope"
      onClick={onOpen}
    >
      <EnvelopeFace />
      {sent && (
        <PostmarkDrawing ring={company.place.town} lines={postmarkDay(today)} className={sentPostmark} />
      )}
    </button>
  );
}

/** Moves back a little before it moves away. */
const easeInBack = "cubic-bezier(0.6, -0.3, 0.75, 0.05)";

const front = css`
  z-index: 4;
  padding: 0;
  border: 0;
  background: none;
  transition: opacity ${times.fade}ms;
  /* Presses go through to the form, except while it is sealed. */
  pointer-events: none;

  ${whileSealed} {
    pointer-events: auto;
  }
  [data-phase="open"] &,
  [data-phase="closing"] & {
    opacity: 0;
  }
  @media ${envelopeMotion} {
    /* Begins at the opener's angle, and straightens while it turns. */
    > * {
      transition: rotate ${times.panel}ms;
    }
    ${whileSealed} > * {
      rotate: var(--opener-angle, 0deg);
    }
    [data-phase="open"] & {
      rotate: y 90deg;
      transition:
        opacity 0s ${openingTimes.frontTurns[1]}ms,
        ${transition(openingTimes.frontTurns, "rotate", turnAway)};
    }
    /* Floats until the function has answered. */
    [data-phase="open"]${whileSending} {
      opacity: 1;
      rotate: none;
      transition:
        opacity 0s ${sendingTimes.backTurns[1]}ms,
        ${transition(sendingTimes.frontTurns, "rotate", turnIn)};
    }
    [data-phase="open"]${whileSending} > * {
      animation: float 900ms ${sendingTimes.frontTurns[1]}ms ease-in-out infinite alternate;
    }
    ${afterSending} {
      opacity: 1;
      transform: translate(6vw, -110dvh) rotate(8deg);
      transition: ${transition(leavingTime, "transform", easeInBack)};
    }
  }
  @keyframes float {
    to {
      translate: 0 -8px;
    }
  }
`;

/** The postmark of a message that was sent: the company's town, and the day where the visitor is. */
const sentPostmark = css`
  position: absolute;
  inset: auto 4% 6% auto;
  inline-size: 38%;
  font: 500 15px var(--mono);
  color: var(--link);
  rotate: -12deg;
  @media ${envelopeMotion} {
    animation: land ${times.appear}ms 20ms ${easing.settle} backwards;
  }
  ${landKeyframes}
`;
