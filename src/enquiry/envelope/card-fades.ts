import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { times } from "../../styles/tokens.ts";
import {
  envelopeMotion,
  openingTimes,
  sendingTimes,
  transition,
  whileSealed,
  whileSending,
} from "./card-motion.ts";

/** The dark backdrop and the header of the card, which fade in while the envelope arrives. */
export const backdropFadesIn = css`
  @media ${motionAllowed} {
    :is([data-phase="sealed"], [data-phase="open"]) & {
      animation: darken ${times.dim}ms linear;
    }
  }
  @keyframes darken {
    from {
      opacity: 0;
    }
  }
`;

/** Text that appears once the letter has unfolded. */
export const textFadesIn = css`
  @media ${envelopeMotion} {
    transition: ${transition(openingTimes.textShows, "opacity")};
    ${whileSealed} {
      opacity: 0;
      transition: none;
    }
  }
`;

/** Text that also fades out before the letter is folded. To be used together with `textFadesIn`. */
export const textFadesBeforeFold = css`
  @media ${envelopeMotion} {
    ${whileSending} {
      opacity: 0;
      visibility: hidden;
      transition: ${transition(sendingTimes.textFades, "opacity visibility")};
    }
  }
`;

/** What fades while the card closes, even if a message is on its way. */
export const fadesOnClose = css`
  [data-phase="closing"] & {
    opacity: 0;
    transition: ${transition([0, 160], "opacity")};
  }
`;
