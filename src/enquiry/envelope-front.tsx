import { css, cx } from "@linaria/core";
import { useState } from "react";
import { company } from "../content/company.ts";
import { easing, times } from "../styles/tokens.ts";
import { PostmarkDrawing } from "../ui/postmark-drawing.tsx";
import { postmarkDay } from "../ui/postmark-day.ts";
import {
  away,
  during,
  flight,
  flightMs,
  folded,
  motion,
  posted,
  sealed,
  towards,
  whenOpening,
  whenPosted,
  whenSending,
} from "./card-motion.ts";
import { EnvelopeFace } from "./envelope-face.tsx";

interface Props {
  className: string;
  sealed: boolean;
  onOpen: () => void;
}

/** The address side: a button all over while the envelope is sealed. */
export function EnvelopeFront({ className, sealed: closed, onOpen }: Props) {
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
      <PostmarkDrawing ring={company.place.town} lines={postmarkDay(today)} className={acceptance} />
    </button>
  );
}

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
  @media ${motion} {
    > :first-child {
      animation: straighten ${flightMs}ms ${easing.settle};
    }
  }
  @keyframes straighten {
    from {
      rotate: var(--from-angle, 0deg);
    }
  }
  [data-phase="open"] &,
  [data-phase="closing"] & {
    opacity: 0;
  }
  @media ${motion} {
    [data-phase="open"] & {
      rotate: y 90deg;
      transition:
        opacity 0s ${whenOpening.frontTurns[1]}ms,
        ${during(whenOpening.frontTurns, "rotate", away)};
    }
    /* Addressed side up, it waits in the air for its postmark. */
    [data-phase="open"]${folded} {
      opacity: 1;
      rotate: none;
      transition:
        opacity 0s ${whenSending.backTurns[1]}ms,
        ${during(whenSending.frontTurns, "rotate", towards)};
      animation:
        ${flight},
        float 900ms ${whenSending.frontTurns[1]}ms ease-in-out infinite alternate;
    }
    ${posted} {
      opacity: 1;
      transform: translate(6vw, -110dvh) rotate(8deg);
      transition:
        translate ${whenPosted.postmarkLands[1]}ms,
        ${during(whenPosted.envelopeLeaves, "transform", "ease-in")};
    }
  }
  @keyframes float {
    to {
      translate: 0 -10px;
    }
  }
`;

/** Lands beside the address when the letter has been accepted: our town, and the visitor's day. */
const acceptance = css`
  position: absolute;
  inset: 13% auto auto 4%;
  inline-size: 33%;
  font: 500 15px var(--mono);
  color: var(--ink);
  rotate: -12deg;
  opacity: 0;

  @media ${motion} {
    scale: 1.5;
    ${posted} {
      scale: 1;
      opacity: 1;
      transition: ${during(whenPosted.postmarkLands, "scale opacity", towards)};
    }
  }
`;
