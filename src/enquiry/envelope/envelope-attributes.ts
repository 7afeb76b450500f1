/*
 * Attributes of the envelopes that the card's animations look for (opener-animation.ts,
 * receipt-animation.ts), and of what looks out of the small one (card-dialog.tsx makes room for it).
 */

/**
 * The button that is drawn as an envelope (sections/envelope-button.tsx). The value is "hidden" while the
 * card shows the envelope, and "posted" once its message was sent, until the card shows it again.
 */
export const openerEnvelope = "data-envelope";

/** The envelope beside the form (card-aside.tsx). */
export const smallEnvelope = "data-small-envelope";

/** The address side of the large envelope (envelope-front.tsx). */
export const largeEnvelope = "data-large-envelope";

/** The newest enclosure, in the envelope beside the form (enclosed-sheet.tsx). */
export const enclosedSheet = "data-enclosed-sheet";
