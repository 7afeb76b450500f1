import { css, cx } from "@linaria/core";
import { openEnvelope } from "../../content/enquiry-texts.ts";
import { easing, times } from "../../styles/tokens.ts";
import { inPhase } from "../card-attributes.ts";
import {
  easeOutOfSight,
  transition,
  whileSending,
  envelopeMotion,
  whileSent,
  whileReturning,
  whileEntering,
  whileSealed,
  easeIntoSight,
  openingTimes,
  returnTimes,
  sendingTimes,
  sideChangesAt,
  instantTransition,
} from "../card-motion.ts";
import { Cancellation } from "./cancellation.tsx";
import { largeEnvelope } from "./envelope-attributes.ts";
import { EnvelopeFace } from "./envelope-face.tsx";
import { ReturnMark } from "./return-mark.tsx";

interface Props {
  className: string;
  closed: boolean;
  sent: boolean;
  marked: boolean;
  onOpen: () => void;
}

/** The address side of the large envelope, which is a button while the envelope is closed. */
export function EnvelopeFront({ className, closed, sent, marked, onOpen }: Props) {
  return (
    <button
      type="button"
      className={cx(className, front)}
      inert={!closed}
      aria-label={openEnvelope}
      onClick={onOpen}
      {...{ [largeEnvelope]: "" }}
    >
      <EnvelopeFace>
        {sent && <Cancellation lands />}
        {marked && <ReturnMark />}
      </EnvelopeFace>
    </button>
  );
}

const front = css`
  z-index: 4;
  padding: 0;
  transition: opacity ${times.fade}ms;
  ${whileEntering} {
    pointer-events: auto;
  }
  ${inPhase("open", "closing")} & {
    opacity: 0;
  }
  @media ${envelopeMotion} {
    /* Begins at the opener's angle, and straightens while it turns. */
    > * {
      transition: rotate ${times.panel}ms;
    }
    ${whileEntering} > * {
      rotate: var(--opener-angle, 0deg);
    }
    ${inPhase("open")} & {
      rotate: y ${sideChangesAt}deg;
      transition:
        ${instantTransition(openingTimes.frontTurns[1], "opacity")},
        ${transition(openingTimes.frontTurns, "rotate", easeOutOfSight)};
    }
    /* Floats until the function has answered. */
    ${inPhase("open")}${whileSealed} {
      opacity: 1;
      rotate: none;
      transition:
        ${instantTransition(sendingTimes.backTurns[1], "opacity")},
        ${transition(sendingTimes.frontTurns, "rotate", easeIntoSight)};
    }
    ${whileSending} > * {
      animation: float 900ms ${sendingTimes.frontTurns[1]}ms ease-in-out infinite alternate;
    }
    /* The mark pushes it down. */
    ${whileReturning} > * {
      animation: recoil ${returnTimes.markLands}ms ${easing.turn};
    }
    /* Moves to the receipt (receipt-animation.ts). */
    ${whileSent} {
      opacity: 1;
    }
  }
  @keyframes recoil {
    45% {
      translate: none;
    }
    60% {
      translate: 0 9px;
      rotate: -1.2deg;
    }
  }
  @keyframes float {
    to {
      translate: 0 -8px;
    }
  }
`;
