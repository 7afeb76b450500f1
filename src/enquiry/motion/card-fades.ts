import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { inPhase } from "../card-attributes.ts";
import { animation, envelopeMotion, transition, whileEntering, whileSealedAgain } from "./card-motion.ts";
import { closingTimes, enteringTimes, openingTimes, sendingTimes } from "./card-timeline.ts";

/** The dark backdrop and the header of the card, which fade in while the envelope arrives. */
export const backdropFadesIn = css`
  @media ${motionAllowed} {
    ${inPhase("entering", "open")} & {
      animation: ${animation("arrive", enteringTimes.backdropDarkens, "linear")};
    }
  }
`;

/** Text that fades in while the letter unfolds. */
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

/** Lets a part fade while the card closes, even if an enquiry is on its way. */
export const fadesOnClose = css`
  ${inPhase("closing")} & {
    opacity: 0;
    transition: ${transition(closingTimes.textFades, "opacity")};
  }
`;
