import { isPosted, type EnquiryState } from "./enquiry-state.ts";

const phaseAttribute = "data-phase";
const deliveryAttribute = "data-delivery";
const sealedAttribute = "data-sealed";

/**
 * The attributes of the dialog, or of the letter in its place, that say what state it is in. Styles and
 * animations follow them.
 */
export function cardAttributes(state: EnquiryState) {
  const { phase, delivery } = state;
  return {
    [phaseAttribute]: phase,
    [deliveryAttribute]: delivery,
    [sealedAttribute]: isSealed(state) || undefined,
  };
}

/**
 * Returns whether the letter lies in the envelope, whose address side faces the visitor. A letter in its place
 * on a page has no envelope.
 */
function isSealed({ phase, delivery }: EnquiryState): boolean {
  return phase === "entering" || (phase !== "inPlace" && isPosted(delivery));
}

/** Selects the dialog while the letter lies in the envelope. */
export const sealedSelector = `[${sealedAttribute}]`;

export function inPhase(...phases: EnquiryState["phase"][]): string {
  return oneOf(phases.map((phase) => `[${phaseAttribute}="${phase}"]`));
}

export function withDelivery(...deliveries: EnquiryState["delivery"][]): string {
  return oneOf(deliveries.map((delivery) => `[${deliveryAttribute}="${delivery}"]`));
}

function oneOf(selectors: string[]): string {
  return selectors.length > 1 ? `:is(${selectors.join(", ")})` : selectors.join("");
}

/*
 * Attributes of the parts of the card that its animations look for (opener-animation.ts, return-animation.ts,
 * receipt-animation.ts), and of what sticks out of the small envelope (card-dialog.tsx makes room for it).
 * That of the opener is in a file of its own (opener-attribute.ts), because every page needs it.
 */

/** The envelope beside the form (card-aside.tsx). */
export const smallEnvelopeAttribute = "data-small-envelope";

/** The address side of the large envelope (envelope-front.tsx). */
export const largeEnvelopeAttribute = "data-large-envelope";

/** The envelope in the box of an enquiry that has come back (returned-envelope.tsx). */
export const returnedEnvelopeAttribute = "data-returned-envelope";

/** The open letter: its paper and its fields (enquiry-fields.tsx). */
export const openLetterAttribute = "data-letter";

/** The greeting on the letter, above the message (enquiry-fields.tsx). */
export const greetingAttribute = "data-greeting";

/** The part beside the letter, with the small envelope in it (card-aside.tsx). */
export const cardAsideAttribute = "data-card-aside";

/** Holds the large envelope, the aside and the form (card-layout.tsx). */
export const cardPartsAttribute = "data-card-parts";

/** The newest enclosure, in the envelope beside the form (enclosed-sheet.tsx). */
export const enclosedSheetAttribute = "data-enclosed-sheet";
