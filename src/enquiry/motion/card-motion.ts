import { lowWindow, motionAllowed } from "../../styles/media-queries.ts";
import { easing } from "../../styles/tokens.ts";
import { inPhase, sealedSelector, withDelivery } from "../card-attributes.ts";
import type { Interval } from "./card-timeline.ts";

/**
 * The media query under which the envelope is animated: it moves from the opener to the middle, turns and
 * opens, and the letter rises out of it. Elsewhere (reduced motion, forced colours, `lowWindow`) states only
 * fade.
 */
export const envelopeMotion = `${motionAllowed} and (forced-colors: none) and (not ${lowWindow})`;

/*
 * Reading a part's rules: those outside the selectors below describe the open letter, and those in
 * `whileSealed` the letter in its envelope. CSS uses the transition of the state that begins. So the one
 * outside these selectors plays while the letter comes out, and the one in `whileSending` while it goes in.
 * After a failure the letter comes out too, but return-animation.ts skips that transition and plays its own.
 * `whileSealed` itself has `transition: none`, so that a new card appears sealed at once.
 */

/** Selectors for elements of the dialog, by the state of the enquiry (enquiry-state.ts). */
export const whileEntering = `${inPhase("entering")} &`;
export const whileSending = `${withDelivery("sending")} &`;
export const whileReturning = `${withDelivery("returning")} &`;
export const whileSent = `${withDelivery("sent")} &`;
export const whileSealed = `${sealedSelector} &`;
/** The letter lies open, and the card neither enters nor closes. */
export const whileWriting = `${inPhase("open")}:not(${sealedSelector}) &`;
/**
 * The letter is in its envelope again, while the enquiry is on its way or has just failed (deliveries
 * "sending" and "returning"). An enquiry that was sent closes the card at once.
 */
export const whileSealedAgain = `${inPhase("open")}${sealedSelector} &`;

/** The moments at which an interval begins and ends. */
export const startOf = ([from]: Interval) => from;
export const endOf = ([, to]: Interval) => to;

/** The value of `transition` for properties, separated by spaces, that change within an interval. */
export function transition([from, to]: Interval, properties: string, ease: string = easing.turn): string {
  return properties
    .split(" ")
    .map((property) => `${property} ${to - from}ms ${ease} ${from}ms`)
    .join(", ");
}

/** The value of `transition` for a property that changes at once, at a moment in milliseconds. */
export const changeAt = (moment: number, property: string) => `${property} 0s ${moment}ms`;

/** The value of `animation` for keyframes that take an interval. */
export function animation(keyframes: string, [from, to]: Interval, ease: string = easing.turn): string {
  return `${keyframes} ${to - from}ms ${ease} ${from}ms`;
}

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
