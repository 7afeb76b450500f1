import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { easing, times } from "../../styles/tokens.ts";
import { envelopeMotion, openingTimes } from "./card-motion.ts";

/**
 * The mark on the envelope of a message that could not be sent, which lands once the letter has unfolded again. Decoration:
 * the toast says what happened.
 */
export function ReturnMark() {
  return (
    <span className={mark} aria-hidden="true">
      Return to sender
    </span>
  );
}

const mark = css`
  position: absolute;
  inset: 32% auto auto -15cqi;
  padding: 1.5cqi 2.4cqi 0.9cqi;
  border: 0.9cqi solid;
  border-radius: 1cqi;
  background: var(--surface);
  color: var(--error);
  ${displayFont("6.4cqi", 1)};
  letter-spacing: 0.03em;
  text-transform: uppercase;
  white-space: nowrap;
  rotate: -8deg;

  @media ${envelopeMotion} {
    animation: land ${times.panel}ms ${openingTimes.textShows[1]}ms ${easing.settle} backwards;
  }
`;
