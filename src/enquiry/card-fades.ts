import { css } from "@linaria/core";
import { motionAllowed, narrowEnquiryCard } from "../styles/breakpoints.ts";
import { easing } from "../styles/tokens.ts";
import { inPhase } from "./card-attributes.ts";
import {
  animation,
  changeAt,
  endOf,
  envelopeMotion,
  transition,
  whileEntering,
  whileSealedAgain,
} from "./card-motion.ts";
import { closingTimes, enteringTimes, openingTimes, sendingTimes } from "./card-timeline.ts";
import { layers } from "./envelope/envelope-layout.ts";

/** The dark backdrop and the header of the card, which fade in while the envelope arrives. */
export const backdropFadesIn = css`
  @media ${motionAllowed} {
    ${inPhase("entering", "open")} & {
      animation: ${animation("arrive", enteringTimes.backdropDarkens, "linear")};
    }
  }
`;

/** Text that fades in while the last fold of the letter opens. */
export const textFadesIn = css`
  @media ${envelopeMotion} {
    transition: ${transition(openingTimes.textShows, "opacity")};
    ${whileEntering} {
      opacity: 0;
      transition: none;
    }
  }
`;

/** Text that also fades out before the letter is folded. To be used together with `textFadesIn`. */
export const textFadesBeforeFold = css`
  @media ${envelopeMotion} {
    ${whileSealedAgain} {
      opacity: 0;
      visibility: hidden;
      transition: ${transition(sendingTimes.textFades, "opacity visibility")};
    }
  }
`;

/** What fades while the card closes, even if a message is on its way. */
export const fadesOnClose = css`
  ${inPhase("closing")} & {
    opacity: 0;
    transition: ${transition(closingTimes.textFades, "opacity")};
  }
`;

/**
 * The letter, which goes behind the small envelope while the card closes. To be used together with
 * `fadesOnClose`: in a narrow card, whose envelope is out of sight, the letter fades.
 */
export const goesInOnClose = css`
  @media ${envelopeMotion} {
    @media not ${narrowEnquiryCard} {
      transform-origin: 0 0;
      ${inPhase("closing")} & {
        z-index: ${layers.lowest};
        /* To the upper corner of the small envelope, just within it. */
        translate: calc(-0.95 * var(--aside-width) - var(--aside-gap)) calc(var(--sheet-height) + 8px);
        /* Smaller than the small envelope, at any width of the window, even with a long message. */
        scale: 0.42 0.16;
        transition:
          ${transition(closingTimes.letterGoesIn, "translate scale", easing.turn)},
          ${changeAt(endOf(closingTimes.letterGoesIn), "opacity")};
      }
    }
  }
`;
