import { css, cx } from "@linaria/core";
import { openEnvelope } from "../../content/card-text.ts";
import { times } from "../../styles/tokens.ts";
import { inPhase, largeEnvelopeAttribute } from "../card-attributes.ts";
import { layers } from "../motion/card-geometry.ts";
import {
  animation,
  changeAt,
  easeIntoSight,
  easeOutOfSight,
  endOf,
  envelopeMotion,
  sideChangesAt,
  startOf,
  transition,
  whileEntering,
  whileSealedAgain,
  whileSending,
  whileSent,
} from "../motion/card-motion.ts";
import { openingTimes, sendingTimes } from "../motion/card-timeline.ts";
import { AddressedEnvelope } from "./addressed-envelope.tsx";
import { EnvelopePostmark } from "./envelope-postmark.tsx";
import { ReturnMark } from "./return-mark.tsx";

interface Props {
  className: string;
  pressable: boolean;
  sent: boolean;
  returnMark: boolean;
  onOpenEnvelope: () => void;
}

/** The address side of the large envelope, which is a button until it opens. */
export function EnvelopeFront({ className, pressable, sent, returnMark, onOpenEnvelope }: Props) {
  return (
    <button
      type="button"
      className={cx(className, front)}
      inert={!pressable}
      aria-label={openEnvelope}
      onClick={onOpenEnvelope}
      {...{ [largeEnvelopeAttribute]: "" }}
    >
      <AddressedEnvelope>
        {sent && <EnvelopePostmark lands />}
        {returnMark && <ReturnMark />}
      </AddressedEnvelope>
    </button>
  );
}

const front = css`
  z-index: ${layers.front};
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
      transition: ${transition(openingTimes.frontStraightens, "rotate", "ease")};
    }
    ${whileEntering} > * {
      rotate: var(--opener-angle, 0deg);
    }
    /* Turns its edge to the visitor, and is hidden then. */
    ${inPhase("open")} & {
      rotate: y ${sideChangesAt}deg;
      transition:
        ${changeAt(endOf(openingTimes.frontTurns), "opacity")},
        ${transition(openingTimes.frontTurns, "rotate", easeOutOfSight)};
    }
    /* Turns back when the flap has fallen, and floats until the function has answered. */
    ${whileSealedAgain} {
      opacity: 1;
      rotate: none;
      transition:
        ${changeAt(startOf(sendingTimes.frontTurns), "opacity")},
        ${transition(sendingTimes.frontTurns, "rotate", easeIntoSight)};
    }
    ${whileSending} > * {
      animation: ${animation("float", sendingTimes.frontFloats, "ease-in-out")} infinite alternate;
    }
    /* Moves to the receipt (receipt-animation.ts). */
    ${whileSent} {
      opacity: 1;
    }
  }
  @keyframes float {
    to {
      translate: 0 -8px;
      rotate: 1.2deg;
    }
  }
`;
