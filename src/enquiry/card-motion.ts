import { lowWindow, motionAllowed } from "../styles/breakpoints.ts";
import { easing } from "../styles/tokens.ts";
import { inPhase, sealed, withDelivery } from "./card-attributes.ts";

/**
 * The media query under which the envelope is animated: it moves from the opener to the middle, turns and
 * opens, and the letter rises out of it. Elsewhere (reduced motion, forced colours, `lowWindow`) states only
 * fade.
 */
export const envelopeMotion = `${motionAllowed} and (forced-colors: none) and (not ${lowWindow})`;

/** Selectors for elements of the dialog, by the state of the card and of its message (card-state.ts). */
export const whileEntering = `${inPhase("entering")} &`;
export const whileSending = `${withDelivery("sending")} &`;
export const whileReturning = `${withDelivery("returning")} &`;
export const whileSent = `${withDelivery("sent")} &`;
export const whileSealed = `${sealed} &`;

/**
 * Begins with the phase "entering", and takes longer than that phase: the envelope turns before it has
 * arrived.
 */
export const entrance = `enter 340ms ${easing.settle}`;

/** Begin and end of a movement, in milliseconds after the state has changed. */
type Interval = readonly [from: number, to: number];

/** Counted from the phase "open", or from the moment when the envelope opens again after a failure. */
export const openingTimes = {
  frontTurns: [0, 100],
  backTurns: [100, 200],
  flapLifts: [170, 240],
  liningShows: [240, 330],
  letterRises: [300, 460],
  letterComesOver: [460, 620],
  letterUnfolds: [470, 590],
  footUnfolds: [550, 670],
  liningHides: [460, 540],
  envelopeGoes: [460, 640],
  writingFades: [480, 580],
  textShows: [580, 690],
} satisfies Record<string, Interval>;

/**
 * Moments at which something changes at once, counted like the intervals of `openingTimes` and of
 * `sendingTimes`.
 */
export const openingMoments = { letterAppears: 210, letterIsOut: 460 };
export const sendingMoments = { letterIsIn: 380, letterIsGone: 690 };

/** Counted from the delivery "sending". */
export const sendingTimes = {
  textFades: [60, 160],
  footFolds: [140, 270],
  letterFolds: [230, 360],
  envelopeComes: [180, 380],
  letterComesOver: [230, 380],
  liningShows: [270, 370],
  letterSinks: [380, 540],
  liningHides: [520, 590],
  flapFalls: [590, 690],
  backTurns: [690, 780],
  frontTurns: [780, 900],
} satisfies Record<string, Interval>;

/**
 * How long the mark of a message that could not be sent takes to land on the envelope, and after what time
 * the envelope opens again, in milliseconds. The visitor reads the mark in between.
 */
export const returnTimes = { markLands: 260, envelopeOpens: 600 };

/**
 * The envelope goes to the receipt, once the postmark has landed and until just before the card is removed
 * (`removedAfterMs`). Counted from the moment at which the receipt appears, which is 100 ms after the
 * delivery "sent".
 */
export const receiptTime: Interval = [140, 360];

/**
 * Counted from the phase "closing". The envelope leaves with the letter in it, and is at the opener before
 * the card is removed.
 */
export const closingTimes = {
  letterGoesIn: [0, 160],
  envelopeGoes: [160, 460],
} satisfies Record<string, Interval>;

/** The value of `transition` for properties, separated by spaces, that change within one interval. */
export function transition([from, to]: Interval, properties: string, ease: string = easing.turn): string {
  return properties
    .split(" ")
    .map((property) => `${property} ${to - from}ms ${ease} ${from}ms`)
    .join(", ");
}

/**
 * The value of `transition` for a property that changes at one moment, in milliseconds. A side of the
 * envelope is hidden at the end of its half turn, since a side seen from its edge still shows as a line.
 */
export const instantTransition = (moment: number, property: string) => `${property} 0s ${moment}ms`;

/**
 * The angle in degrees at which the turning envelope shows its other side. At 90 each side is seen from its
 * edge, as a line, so the change comes before.
 */
export const sideChangesAt = 74;

/**
 * The easings of the two halves of a turn: one side accelerates until it is out of sight, and the other slows
 * down to rest.
 */
export const easeOutOfSight = "ease-in";
export const easeIntoSight = "ease-out";
