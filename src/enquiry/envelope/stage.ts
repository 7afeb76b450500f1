import { css } from "@linaria/core";
import { narrowCard } from "../../styles/breakpoints.ts";

/** The envelope's width in pixels where there is room, and what it keeps from the window's sides where not. */
export const envelopeWidth = 520;
export const envelopeMargin = 16;

/** The envelope stands in the middle of the window; the letter leaves it for its place. */
export const stage = css`
  position: relative;
  isolation: isolate;
  display: grid;
  perspective: 1400px;
  perspective-origin: 50% calc(var(--envelope-top) + var(--envelope-height) / 2);
  --header: 54px;
  --aside: clamp(220px, 28vw, 272px);
  --gap: clamp(24px, 3.6vw, 36px);
  --letter: calc(min(880px, 100vw - 48px) - var(--aside) - var(--gap));
  --envelope: min(${envelopeWidth}px, 100vw - ${2 * envelopeMargin}px);
  --envelope-height: calc(var(--envelope) * 2 / 3);
  --envelope-top: max(0px, 50dvh - var(--margin-top) - var(--header) - var(--envelope-height) / 2);
  /* How much smaller envelope and folded letter get, which fits in: tan(atan2(a, b)) is a / b, of lengths as well. */
  --folded-scale: calc(0.9 * tan(atan2(var(--envelope), var(--letter))));
  --aside-scale: tan(atan2(var(--aside), var(--envelope)));
  /* From there to the pocket for the letter, and to its place beside the letter for the envelope. */
  --pocket-x: calc((var(--aside) + var(--gap)) / -2);
  --aside-x: calc((var(--aside) - min(880px, 100vw - 48px)) / 2);
  --aside-y: calc(var(--aside) / 3 - var(--envelope-top) - var(--envelope-height) / 2);

  @media ${narrowCard} {
    --header: 60px;
    --letter: 100vw;
    --pocket-x: 0px;
    /* Stays, and is covered by the letter. */
    --aside-scale: 1;
    --aside-x: 0px;
    --aside-y: 0px;
  }
`;
