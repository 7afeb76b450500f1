import { easing } from "../../styles/tokens.ts";

/**
 * Here the picture moves: the envelope comes from the pressed place, turns, opens, and the letter rises. Elsewhere
 * (less motion wanted, colours forced, a phone on its side) one state fades into the next.
 */
export const motion =
  "(prefers-reduced-motion: no-preference) and (forced-colors: none) and (min-height: 421px)";

/** Styles follow the state of the card and of the message (card-state.ts). */
export const sealed = '[data-phase="sealed"] &';
export const sending = '[data-delivery="sending"] &';
export const sent = '[data-delivery="sent"][data-phase="closing"] &';
/** In all three the picture is the same: the envelope with the letter in it, addressed side up. */
export const enclosed = `${sealed}, ${sending}, ${sent}`;

/** From the press on, in milliseconds: the flight begins with the phase "sealed" and goes on under the turn. */
const flightMs = 340;
export const flight = `fly ${flightMs}ms ${easing.settle}`;

/** From when to when something moves, in milliseconds. */
type Slot = readonly [from: number, to: number];

/** After the phase has become "open", and when a letter comes back. */
export const whenOpening = {
  frontTurns: [0, 100],
  backTurns: [100, 200],
  flapLifts: [170, 240],
  liningShows: [240, 330],
  letterAppears: [210, 211],
  letterRises: [300, 460],
  letterIsOut: [460, 461],
  letterComesOver: [460, 620],
  letterUnfolds: [470, 590],
  footUnfolds: [550, 670],
  liningHides: [460, 540],
  envelopeGoes: [460, 640],
  inkShows: [580, 690],
} satisfies Record<string, Slot>;

/** After SEND MESSAGE was pressed. */
export const whenSending = {
  inkFades: [60, 160],
  footFolds: [140, 270],
  letterFolds: [230, 360],
  envelopeComes: [180, 380],
  letterComesOver: [230, 380],
  letterIsIn: [380, 381],
  liningShows: [270, 370],
  letterSinks: [380, 540],
  liningHides: [520, 590],
  flapFalls: [590, 690],
  letterIsGone: [690, 691],
  backTurns: [690, 780],
  frontTurns: [780, 900],
} satisfies Record<string, Slot>;

/** After the e-mail service has accepted: within `removedAfterMs`. */
export const envelopeLeaves: Slot = [240, 500];

/** For `transition`: what moves in a slot, and how. */
export function during([from, to]: Slot, properties: string, ease: string = easing.turn): string {
  return properties
    .split(" ")
    .map((property) => `${property} ${to - from}ms ${ease} ${from}ms`)
    .join(", ");
}

/** For `transition`: the side that has turned away is gone, the other is there. At its edge it would be a line. */
export const changeSides = ([, edge]: Slot) => `visibility 0s ${edge}ms`;

/** Half a turn each: out of sight faster and faster, into sight slower and slower. */
export const away = "cubic-bezier(0.5, 0, 0.9, 0.5)";
export const towards = "cubic-bezier(0.1, 0.6, 0.3, 1)";

/** For all that fades while the card closes. */
export const leaving = `
  [data-phase="closing"] & {
    opacity: 0;
    transition: ${during([0, 160], "opacity")};
  }
`;

/** For what is written: it appears when the paper lies still. */
export const inkRules = () => `
  @media ${motion} {
    transition: ${during(whenOpening.inkShows, "opacity")};
    ${sealed} {
      opacity: 0;
      transition: none;
    }
  }
`;

/** Fades out before the fold starts. */
export const foldedInkRules = () => `
  ${inkRules()}
  @media ${motion} {
    ${sending} {
      opacity: 0;
      visibility: hidden;
      transition: ${during(whenSending.inkFades, "opacity visibility")};
    }
  }
`;
