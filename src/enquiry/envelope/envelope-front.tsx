import { css, cx } from "@linaria/core";
import { times } from "../../styles/tokens.ts";
import {
  easeOutOfSight,
  transition,
  whileSending,
  envelopeMotion,
  whileLeaving,
  whileSealed,
  easeIntoSight,
  openingTimes,
  sendingTimes,
  sideChangesAt,
  instantTransition,
} from "./card-motion.ts";
import { Cancellation } from "./cancellation.tsx";
import { largeEnvelope } from "./envelope-attributes.ts";
import { EnvelopeFace } from "./envelope-face.tsx";

interface Props {
  className: string;
  sealed: boolean;
  sent: boolean;
  onOpen: () => void;
}

/** The address side of the large envelope, which is a button while the envelope is sealed. */
export function EnvelopeFront({ className, sealed, sent, onOpen }: Props) {
  return (
    <button
      type="button"
      className={cx(className, front)}
      inert={!sealed}
      aria-label="Open the envelope"
      onClick={onOpen}
      {...{ [largeEnvelope]: "" }}
    >
      <EnvelopeFace>{sent && <Cancellation lands />}</EnvelopeFace>
    </button>
  );
}

const front = css`
  z-index: 4;
  padding: 0;
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
      rotate: y ${sideChangesAt}deg;
      transition:
        ${instantTransition(openingTimes.frontTurns[1], "opacity")},
        ${transition(openingTimes.frontTurns, "rotate", easeOutOfSight)};
    }
    /* Floats until the function has answered. */
    [data-phase="open"]${whileSending} {
      opacity: 1;
      rotate: none;
      transition:
        ${instantTransition(sendingTimes.backTurns[1], "opacity")},
        ${transition(sendingTimes.frontTurns, "rotate", easeIntoSight)};
    }
    [data-phase="open"]${whileSending} > * {
      animation: float 900ms ${sendingTimes.frontTurns[1]}ms ease-in-out infinite alternate;
    }
    /* Moves to the receipt (receipt-animation.ts). */
    ${whileLeaving} {
      opacity: 1;
    }
  }
  @keyframes float {
    to {
      translate: 0 -8px;
    }
  }
`;
