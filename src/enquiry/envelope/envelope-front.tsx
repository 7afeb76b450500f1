import { css, cx } from "@linaria/core";
import { useState } from "react";
import { company } from "../../content/company.ts";
import { landing } from "../../styles/landing.ts";
import { easing, times } from "../../styles/tokens.ts";
import { PostmarkDrawing } from "../../ui/postmark-drawing.tsx";
import { postmarkDay } from "../../ui/postmark-day.ts";
import {
  away,
  during,
  envelopeLeaves,
  sending,
  motion,
  sent,
  sealed,
  towards,
  whenOpening,
  whenSending,
} from "./card-motion.ts";
import { EnvelopeFace } from "./envelope-face.tsx";

interface Props {
  className: string;
  sealed: boolean;
  accepted: boolean;
  onOpen: () => void;
}

/** The address side: a button all over while the envelope is sealed. */
export function EnvelopeFront({ className, sealed: closed, accepted, onOpen }: Props) {
  const [today] = useState(() => new Date());
  return (
    <button
      type="button"
      className={cx(className, front)}
      inert={!closed}
      aria-label="Open the envelope"
      onClick={onOpen}
    >
      <EnvelopeFace />
      {accepted && (
        <PostmarkDrawing ring={company.place.town} lines={postmarkDay(today)} className={acceptance} />
      )}
    </button>
  );
}

/** Draws back before it goes. */
const gathered = "cubic-bezier(0.6, -0.3, 0.75, 0.05)";

const front = css`
  z-index: 4;
  padding: 0;
  border: 0;
  background: none;
  transition: opacity ${times.fade}ms;
  /* Lets presses through to the form. */
  pointer-events: none;

  ${sealed} {
    pointer-events: auto;
  }
  [data-phase="open"] &,
  [data-phase="closing"] & {
    opacity: 0;
  }
  @media ${motion} {
    /* It leaves its place as it lay there, and straightens as it turns. */
    > * {
      transition: rotate ${times.panel}ms;
    }
    ${sealed} > * {
      rotate: var(--from-angle, 0deg);
    }
    [data-phase="open"] & {
      rotate: y 90deg;
      transition:
        opacity 0s ${whenOpening.frontTurns[1]}ms,
        ${during(whenOpening.frontTurns, "rotate", away)};
    }
    /* Addressed side up, it waits in the air for its postmark. */
    [data-phase="open"]${sending} {
      opacity: 1;
      rotate: none;
      transition:
        opacity 0s ${whenSending.backTurns[1]}ms,
        ${during(whenSending.frontTurns, "rotate", towards)};
    }
    [data-phase="open"]${sending} > * {
      animation: float 900ms ${whenSending.frontTurns[1]}ms ease-in-out infinite alternate;
    }
    ${sent} {
      opacity: 1;
      transform: translate(6vw, -110dvh) rotate(8deg);
      transition: ${during(envelopeLeaves, "transform", gathered)};
    }
  }
  @keyframes float {
    to {
      translate: 0 -8px;
    }
  }
`;

/** Lands beside the address when the letter has been accepted: our town, and the visitor's day. */
const acceptance = css`
  position: absolute;
  inset: auto 4% 6% auto;
  inline-size: 38%;
  font: 500 15px var(--mono);
  color: var(--link);
  rotate: -12deg;
  @media ${motion} {
    animation: land ${times.thump}ms 20ms ${easing.settle} backwards;
  }
  ${landing}
`;
