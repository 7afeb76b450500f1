import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { animation, envelopeMotion, whileReturning } from "../motion/card-motion.ts";
import { returningTimes } from "../motion/card-timeline.ts";

/**
 * The mark on the envelope of an enquiry that could not be sent, and on that of the 404 page. It lands on the
 * large envelope, which becomes the small one. Decoration: the toast says what happened.
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
  inset: 62% -3cqi auto auto;
  padding: 1.6cqi 2.6cqi 1cqi;
  border: 1.2cqi solid;
  background: var(--surface);
  color: var(--error);
  ${displayFont("9cqi", 1)};
  text-transform: uppercase;
  white-space: nowrap;
  rotate: -8deg;

  @media ${envelopeMotion} {
    ${whileReturning} {
      animation: ${animation("land", returningTimes.markLands)};
    }
  }
`;
