/*
 * All states of the enquiry card and of its enquiry, and what leads from one to the next. What is shown
 * follows from them:
 * enquiry-provider.tsx    fetches the card's code, and says so when that fails (card-unavailable.tsx)
 * use-card-phases.ts      opens and closes the browser's dialog, and sets the timers of the phases
 * card-attributes.ts      gives the state to the styles of the card and of its envelope (envelope/)
 * enquiry-card.tsx        sets the timer that gives the letter back after a failure
 * send-enquiry.ts         makes the request, and gives its outcome to the state
 * use-outcome-toasts.tsx  shows the outcome as a toast and announces it (toasts/)
 * enquiry-in-place.tsx    reports that the form is on the page, so that there is no card
 * enquiry-form.tsx        shows the errors, and what to do about a returned enquiry (other-ways.tsx)
 */
import type { EnquiryErrors } from "./enquiry-schema.ts";

/** Phase and delivery are two fields, because a request goes on when its card is closed. */
export interface EnquiryState {
  /**
   * closed: not in the document. loading: asked for, its code is being fetched; if it is already loaded, the
   * next event follows at once. unavailable: asked for, but its code could not be fetched or has thrown.
   * entering: shows the sealed envelope. open: the form takes input. closing: fades out. inPlace: the visitor
   * is on the page that has the form, so there is no card.
   */
  phase: "closed" | "loading" | "unavailable" | "entering" | "open" | "closing" | "inPlace";
  /**
   * unsent: being written. sending: the letter is in its envelope, and the request on its way. returning: the
   * request has failed, and for a moment the visitor sees the mark on the envelope, which is still sealed.
   * returned: the letter has come back, and the form takes input. underway: like sending, but the card was
   * opened again, so its form takes input for a next letter, which can be sent once the first has its
   * answer. arrived: that answer was a success, and the next letter is still unsent.
   */
  delivery: "unsent" | "sending" | "sent" | "returning" | "returned" | "underway" | "arrived";
  /** The messages at the fields that are wrong. */
  errors: EnquiryErrors;
  /** Counts how often a letter has begun. Each has a new form, filled from the draft. */
  letters: number;
}

export type EnquiryEvent =
  /** The page with the form has appeared, or is gone. */
  | { type: "formAppeared" | "formRemoved" }
  /** The visitor has asked for the card. */
  | { type: "cardRequested" }
  /** The card's code has arrived; or it could not be fetched, or has thrown. */
  | { type: "codeLoaded" | "codeFailed" }
  /** The visitor has pressed the envelope, or `opensAfterMs` has passed. */
  | { type: "envelopeOpened" }
  /** The visitor has closed the card or left its page. */
  | { type: "dismissed" }
  /** `removedAfterMs` has passed. */
  | { type: "removed" }
  /** The form has found these errors, or none. */
  | { type: "checked"; errors: EnquiryErrors }
  /** The visitor has sent the form, which has no errors. */
  | { type: "submitted" }
  /** The function has handed the enquiry to EmailJS. */
  | { type: "accepted" }
  /** The function has found errors that the form has not. */
  | { type: "invalid"; errors: EnquiryErrors }
  /** The enquiry could not be sent. */
  | { type: "failed" }
  /** The visitor has had time to read the mark on the envelope, and gets the letter back. */
  | { type: "letterReturned" };

export const closedCard: EnquiryState = { phase: "closed", delivery: "unsent", errors: {}, letters: 0 };

type Table<State extends string> = Record<State, Partial<Record<EnquiryEvent["type"], State>>>;

/**
 * The next phase, by phase and event. An event that a row does not name changes nothing: for example, code
 * that arrives after the visitor has closed the card.
 */
const phases: Table<EnquiryState["phase"]> = {
  closed: { cardRequested: "loading", formAppeared: "inPlace" },
  loading: {
    codeLoaded: "entering",
    codeFailed: "unavailable",
    dismissed: "closed",
    formAppeared: "inPlace",
  },
  unavailable: { cardRequested: "loading", dismissed: "closed", formAppeared: "inPlace" },
  entering: {
    envelopeOpened: "open",
    dismissed: "closing",
    codeFailed: "unavailable",
    formAppeared: "inPlace",
  },
  open: { dismissed: "closing", accepted: "closing", codeFailed: "unavailable", formAppeared: "inPlace" },
  closing: { cardRequested: "entering", removed: "closed", codeFailed: "closed", formAppeared: "inPlace" },
  inPlace: { formRemoved: "closed" },
};

/**
 * One answer belongs to one letter. An enquiry that was sent stays visible while its card closes, so only the
 * next appearance begins a new one.
 */
const deliveries: Table<EnquiryState["delivery"]> = {
  unsent: { submitted: "sending" },
  sending: {
    accepted: "sent",
    invalid: "unsent",
    failed: "returning",
    cardRequested: "underway",
    formAppeared: "underway",
  },
  sent: { cardRequested: "unsent", formAppeared: "unsent" },
  returning: { letterReturned: "returned" },
  returned: { submitted: "sending" },
  underway: { accepted: "arrived", failed: "returned" },
  arrived: { submitted: "sending", cardRequested: "unsent", formAppeared: "unsent" },
};

export function nextEnquiryState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  // Asking again for the card on screen begins no other letter.
  if (event.type === "cardRequested" && isShown(state)) return state;
  const answersAnother = state.delivery === "underway";
  // Errors can only be shown at the fields of their own letter: elsewhere, an invalid enquiry is returned like
  // one that could not be sent.
  if (event.type === "invalid" && (answersAnother || !isShown(state)))
    return nextEnquiryState(state, { type: "failed" });
  const stays = event.type === "accepted" && answersAnother;
  const phase = (!stays && phases[state.phase][event.type]) || state.phase;
  const answered = deliveries[state.delivery][event.type] ?? state.delivery;
  // The form of a page stays the same when its page appears, as the visitor may be typing in it.
  const begins =
    (phase === "entering" && phase !== state.phase) || (phase === "inPlace" && answered === "sent");
  const isClear = begins || event.type === "formAppeared" || event.type === "submitted";
  const errors = "errors" in event ? event.errors : isClear ? {} : state.errors;
  return {
    phase,
    delivery: settled(answered, phase),
    errors,
    letters: state.letters + Number(begins),
  };
}

/**
 * Where no envelope is on screen, a letter that failed is back at once, and the form of a page is there for the
 * next letter after a success.
 */
function settled(delivery: EnquiryState["delivery"], phase: EnquiryState["phase"]) {
  if (delivery === "returning" && !isModal({ phase })) return "returned";
  if (delivery === "sent" && phase === "inPlace") return "arrived";
  return delivery;
}

/** Returns whether the letter lies in its envelope because of a send, so that its fields are read-only. */
export function isPosted(delivery: EnquiryState["delivery"]): boolean {
  return delivery === "sending" || delivery === "sent" || delivery === "returning";
}

/** Returns whether the enquiry could not be sent, so that its envelope bears a mark. */
export function hasReturnMark({ delivery }: EnquiryState): boolean {
  return delivery === "returning" || delivery === "returned";
}

/** Returns whether a form is on screen: in its place, or in a card that does not close. */
export function isShown(state: EnquiryState): boolean {
  return state.phase === "inPlace" || isModal(state);
}

/** Returns whether the card is on screen as a modal dialog. One that is closing is not modal any more. */
export function isModal({ phase }: Pick<EnquiryState, "phase">): boolean {
  return phase === "entering" || phase === "open";
}
