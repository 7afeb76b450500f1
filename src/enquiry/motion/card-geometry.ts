import { css } from "@linaria/core";
import { narrowEnquiryCard } from "../../styles/media-queries.ts";

/** The greatest width of the envelope, and its least distance from each side of the window, in pixels. */
export const envelopeWidth = 520;
export const envelopeMargin = 16;

/** The distance from which envelope and letter are seen while they turn. */
export const perspective = "1400px";

/** The angle of the small envelope. */
export const smallAngle = "-3deg";

/** The values of `z-index` within `cardGeometry`, from the back to the front. */
export const layers = {
  /**
   * The level of the envelope's back, which sets no z-index. The pocket goes down to it once the letter is
   * out.
   */
  back: 0,
  letter: 1,
  /** The pocket, with the closed flap. */
  pocket: 2,
  /** What stays in sight while the card is scrolled: the aside, and the row of the button. */
  sticky: 3,
  /** The address side of the large envelope. */
  front: 4,
};

// WebKit computes a scale from these properties only when it knows that they are lengths. No CSS in a build.
for (const name of ["--letter-width", "--envelope-width"])
  globalThis.CSS?.registerProperty?.({ name, syntax: "<length>", inherits: true, initialValue: "0px" });

/**
 * Holds the form and the envelope, and computes their sizes and places: the envelope opens in the middle of
 * the window, and ends small in the aside.
 */
export const cardGeometry = css`
  position: relative;
  isolation: isolate;
  display: grid;
  perspective: ${perspective};
  perspective-origin: 50% calc(var(--envelope-top) + var(--envelope-height) / 2);
  --aside-gap: 32px;
  --letter-width: calc(var(--card-width) - var(--aside-width) - var(--aside-gap));
  --envelope-width: min(${envelopeWidth}px, 100vw - ${2 * envelopeMargin}px);
  --envelope-height: calc(var(--envelope-width) * 2 / 3);
  --envelope-top: max(0px, 50dvh - var(--margin-top) - var(--header-height) - var(--envelope-height) / 2);
  /* The scale at which the letter is 0.9 times as wide as the envelope. tan(atan2(a, b)) is a / b, because
     not every browser divides one length by another. */
  --folded-scale: calc(0.9 * tan(atan2(var(--envelope-width), var(--letter-width))));
  /* The letter's way into the pocket. */
  --pocket-x: calc((var(--aside-width) + var(--aside-gap)) / -2);

  @media ${narrowEnquiryCard} {
    --letter-width: 100vw;
    --pocket-x: 0px;
  }
`;
