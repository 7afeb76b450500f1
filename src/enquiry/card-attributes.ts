import { isPosted, type CardState } from "./card-state.ts";

const phaseAttribute = "data-phase";
const deliveryAttribute = "data-delivery";
const sealedAttribute = "data-sealed";

/** The attributes of the dialog, or of the letter in its place, that say what state it is in. Styles and animations follow them. */
export function cardAttributes(state: CardState) {
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
function isSealed({ phase, delivery }: CardState): boolean {
  return phase === "entering" || (phase !== "inPlace" && isPosted(delivery));
}

/** Selects the dialog while the letter lies in the envelope. */
export const sealedSelector = `[${sealedAttribute}]`;

/** Returns a selector for the dialog while the card is in one of these phases. */
export function inPhase(...phases: CardState["phase"][]): string {
  return oneOf(phases.map((phase) => `[${phaseAttribute}="${phase}"]`));
}

/** Returns a selector for the dialog while its enquiry has one of these deliveries. */
export function withDelivery(...deliveries: CardState["delivery"][]): string {
  return oneOf(deliveries.map((delivery) => `[${deliveryAttribute}="${delivery}"]`));
}

function oneOf(selectors: string[]): string {
  return selectors.length > 1 ? `:is(${selectors.join(", ")})` : selectors.join("");
}
