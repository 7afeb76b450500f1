import type { EnquiryErrors } from "./enquiry.ts";

/** Rule "Enquiry card". */
export const opensAfterMs = 100;
export const removedAfterMs = 500;

/**
 * The card and the message are two fields, because a request goes on when the card is closed: one list of states would
 * need each pair of them.
 */
export interface CardState {
  /**
   * closed: not in the document. loading: wanted, its code is on its way. missing: wanted, but its code did not come or
   * has failed. sealed: the closed envelope. open: the form takes input. closing: fading out, still in the document.
   */
  phase: "closed" | "loading" | "missing" | "sealed" | "open" | "closing";
  delivery: "unsent" | "sending" | "sent" | "failed";
  /** The messages at the fields. */
  errors: EnquiryErrors;
  /** Counts how often the card has appeared: each time it begins with a new form, filled from the draft. */
  appearances: number;
}

export type CardEvent =
  /** The visitor wants the card, whose code is here (show) or not yet (fetch). */
  | { type: "show" | "fetch" }
  /** Its code has come, or has failed to come, or has thrown. */
  | { type: "loaded" | "broken" }
  | { type: "open" | "close" | "removed" }
  | { type: "send" | "sent" | "failed" }
  /** The fields have been checked, by the form or by the function. */
  | { type: "checked"; errors: EnquiryErrors };

export const closedCard: CardState = { phase: "closed", delivery: "unsent", errors: {}, appearances: 0 };

type Table<State extends string> = Record<State, Partial<Record<CardEvent["type"], State>>>;

/** An event that a state does not name changes nothing, for example code that comes when nobody wants the card any more. */
const phases: Table<CardState["phase"]> = {
  closed: { fetch: "loading", show: "sealed" },
  loading: { loaded: "sealed", broken: "missing", close: "closed" },
  missing: { fetch: "loading", show: "sealed", close: "closed" },
  sealed: { open: "open", close: "closing", sent: "closing", broken: "missing" },
  open: { close: "closing", sent: "closing", broken: "missing" },
  closing: { show: "sealed", removed: "closed", broken: "closed" },
};

/** A message that was sent is in sight until its card is gone, so only the next appearance begins a new one. */
const deliveries: Table<CardState["delivery"]> = {
  unsent: { send: "sending" },
  sending: { sent: "sent", failed: "failed", checked: "unsent" },
  sent: { fetch: "unsent", show: "unsent" },
  failed: { send: "sending" },
};

export function nextCardState(state: CardState, event: CardEvent): CardState {
  // Messages at fields that nobody sees would be no answer.
  if (event.type === "checked" && state.delivery === "sending" && !isShown(state))
    return { ...state, delivery: "failed" };
  const phase = phases[state.phase][event.type] ?? state.phase;
  const delivery = deliveries[state.delivery][event.type] ?? state.delivery;
  const appears = phase === "sealed" && state.phase !== "sealed";
  const errors =
    event.type === "checked" ? event.errors : appears || event.type === "send" ? {} : state.errors;
  return { phase, delivery, errors, appearances: state.appearances + Number(appears) };
}

/** Whether the visitor has the card before them, as a modal dialog. */
export function isShown({ phase }: CardState): boolean {
  return phase === "sealed" || phase === "open";
}
