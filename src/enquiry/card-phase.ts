/** Rule "Enquiry card". */
export const opensAfterMs = 100;
export const removedAfterMs = 500;

/**
 * hidden: not in the document; mounted: the closed envelope; open: flipped, the form at hand; closing: on its way
 * out, still painted.
 */
export type CardPhase = "hidden" | "mounted" | "open" | "closing";
export type CardEvent = "show" | "open" | "close" | "remove";

const transitions: Record<CardPhase, Partial<Record<CardEvent, CardPhase>>> = {
  hidden: { show: "mounted" },
  mounted: { open: "open", close: "closing" },
  open: { close: "closing" },
  closing: { show: "mounted", remove: "hidden" },
};

/** The phase after an event; an event that does not apply changes nothing. */
export function nextCardPhase(phase: CardPhase, event: CardEvent): CardPhase {
  return transitions[phase][event] ?? phase;
}
