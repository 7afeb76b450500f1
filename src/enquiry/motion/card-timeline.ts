/*
 * When each part of the enquiry card moves, in milliseconds. Each list is in the order of what is seen, and
 * counts from the moment in the comment above it. The comment beside an interval names every file that
 * uses it.
 *
 * Not here are the toasts, and the fade of a card whose envelope does not move (`times` of
 * styles/tokens.ts).
 */

export type Interval = readonly [from: number, to: number];

/** From appearing to opening, and from closing to being removed (rule "Enquiry card"). */
export const opensAfterMs = 100;
export const removedAfterMs = 500;

/** From sending until the letter is sealed in its envelope. An answer that comes earlier waits for that. */
export const sealedAfterMs = 900;

/** From the mark on the envelope of a returned enquiry until its letter comes back: time to read the mark. */
export const letterReturnsAfterMs = 600;

/**
 * From closing until the outcome is announced and the receipt appears. While a dialog closes the page is
 * inert for a moment, and a screen reader ignores a live region that changes then.
 */
export const announcedAfterMs = 100;

/**
 * From the phase "entering" on. It takes longer than that phase: the envelope turns before it has arrived.
 */
export const enteringTimes = {
  backdropDarkens: [0, 150], // card-fades.ts
  envelopeArrives: [0, 340], // envelope.tsx: from the opener to the middle of the window
} satisfies Record<string, Interval>;

/** From the phase "open" on. */
export const openingTimes = {
  frontTurns: [0, 100], // envelope-front.tsx: the address side, until it is seen from its edge
  frontStraightens: [0, 200], // envelope-front.tsx: it had the angle of the opener
  flapSideTurns: [100, 200], // envelope.tsx, letter-paper.tsx: the side without the address, from its edge on
  flapLifts: [170, 240], // envelope.tsx: until it is seen from its edge
  liningShows: [240, 310], // envelope.tsx: the inside of the flap, from its edge on
  letterRises: [280, 430], // letter-paper.tsx, envelope.tsx: out of the pocket
  letterComesOver: [430, 620], // letter-paper.tsx: grows, and goes to the place of the form
  envelopeGoes: [430, 620], // envelope.tsx: behind the letter, to the small envelope, until seen from its edge
  writingFades: [450, 550], // letter-paper.tsx: the first lines of the message
  letterUnfolds: [480, 640], // letter-paper.tsx
  textShows: [600, 700], // card-fades.ts, letter-paper.tsx: and takes over the greeting
  smallEnvelopeTurns: [620, 720], // card-aside.tsx: from its edge on
  enclosuresSlideIn: [700, 950], // enclosure-list.tsx
  sheetSlidesIn: [720, 1400], // enclosed-sheet.tsx: into the small envelope
} satisfies Record<string, Interval>;

/** From the delivery "sending" on. */
export const sendingTimes = {
  textFades: [0, 80], // card-fades.ts: except the greeting, which goes with the letter
  smallEnvelopeTurns: [0, 90], // card-aside.tsx: until it is seen from its edge
  writingShows: [80, 160], // letter-paper.tsx
  envelopeComes: [90, 280], // envelope.tsx: open, from its edge on
  letterComesOver: [100, 290], // letter-paper.tsx, envelope.tsx: above the pocket
  letterFolds: [120, 270], // letter-paper.tsx
  letterSinks: [310, 470], // letter-paper.tsx: into the pocket
  liningHides: [480, 560], // envelope.tsx
  flapFalls: [560, 660], // envelope.tsx
  flapSideTurns: [670, 780], // envelope.tsx, letter-paper.tsx
  frontTurns: [780, sealedAfterMs], // envelope-front.tsx
  frontFloats: [sealedAfterMs, 1800], // envelope-front.tsx: up, then down and up until the answer comes
} satisfies Record<string, Interval>;

/** From the delivery "returning" on. */
export const returningTimes = {
  buttonFades: [0, 200], // send-row.tsx: it comes back with the text of the letter
  markLands: [0, 260], // return-mark.tsx
} satisfies Record<string, Interval>;

/** From the delivery "returned" on: return-animation.ts. */
export const returnedTimes = {
  letterComesOut: [0, 260], // from behind the envelope
  envelopeGoes: [140, 420], // to the place of the small one
  textShows: [240, 420], // beside and below the letter
} satisfies Record<string, Interval>;

/** From the phase "closing" on. */
export const closingTimes = {
  textFades: [0, 160], // card-fades.ts
  letterGoesIn: [0, 180], // opener-animation.ts: behind the envelope, which comes from below on a narrow card
  backdropFades: [160, 460], // card-dialog.tsx
  envelopeGoes: [180, 460], // opener-animation.ts: back to the opener
  postmarkLands: [340, 660], // posted-postmark.tsx: in the place of a posted envelope, on the page
} satisfies Record<string, Interval>;

/** From the delivery "sent" on, with which the card closes. */
export const sentTimes = {
  postmarkLands: [20, 220], // envelope-postmark.tsx
} satisfies Record<string, Interval>;

/** From the appearance of the receipt on, which is `announcedAfterMs` after the delivery "sent". */
export const receiptTimes = {
  envelopeGoes: [140, 360], // receipt-animation.ts: from the card onto the receipt
  postmarkLands: [480, 680], // receipt.tsx: unless the envelope came with its postmark
} satisfies Record<string, Interval>;
