/**
 * The attribute of a button that is drawn as an envelope (sections/envelope-button.tsx), from which the
 * card's own envelope flies. The value is "hidden" while the card shows the envelope, and "posted" once its
 * enquiry was sent, until the card shows it again.
 */
export const openerAttribute = "data-envelope";
