import { array, assert, constantFrom, oneof, property } from "fast-check";
import { expect, test } from "vitest";
import {
  closedCard,
  hasReturnMark,
  isPosted,
  isShown,
  nextEnquiryState,
  type EnquiryEvent,
  type EnquiryState,
} from "../../../src/enquiry/enquiry-state.ts";

type Type = EnquiryEvent["type"];
const types: Type[] = [
  "formAppeared",
  "formRemoved",
  "cardRequested",
  "codeLoaded",
  "codeFailed",
  "envelopeOpened",
  "dismissed",
  "removed",
  "checked",
  "submitted",
  "accepted",
  "invalid",
  "failed",
  "letterReturned",
];
const errors = { phone: "Wrong" };
const eventOf = (type: Type): EnquiryEvent =>
  type === "checked" || type === "invalid" ? { type, errors } : { type };

/** Returns the state after events that follow each other. */
const after = (state: EnquiryState, ...order: Type[]) => order.map(eventOf).reduce(nextEnquiryState, state);

const opened: Type[] = ["cardRequested", "codeLoaded", "envelopeOpened"];
/** Events one by one, and those that together open, send or close a card. */
const steps = oneof(
  constantFrom(opened, [...opened, "submitted" as const], ["dismissed" as const, "removed" as const]),
  constantFrom(...types).map((type) => [type]),
);

const loading = after(closedCard, "cardRequested");
const sealed = after(loading, "codeLoaded");
const open = after(sealed, "envelopeOpened");
const wrong = after(open, "checked");
const sending = after(open, "submitted");
const sent = after(sending, "accepted");
const returned = after(sending, "failed", "letterReturned");
const away = after(sending, "dismissed", "removed");
const back = after(away, ...opened);
const inPlace = after(closedCard, "formAppeared");
const arrived = after(inPlace, "submitted", "accepted");

test.each<[string, EnquiryState, Partial<EnquiryState>]>([
  ["a card that is asked for appears sealed", sealed, { phase: "entering" }],
  ["a sealed card can be closed", after(sealed, "dismissed"), { phase: "closing" }],
  ["a card whose code fails says so", after(loading, "codeFailed"), { phase: "unavailable" }],
  ["code that has failed is asked for again", after(loading, "codeFailed", "cardRequested"), loading],
  ["a card without code can be left", after(loading, "codeFailed", "dismissed"), { phase: "closed" }],
  ["code does not open a card that was cancelled", after(loading, "dismissed", "codeLoaded"), closedCard],
  ["code that fails shows no cancelled card", after(loading, "dismissed", "codeFailed"), closedCard],
  ["a sealed card that throws says so", after(sealed, "codeFailed"), { phase: "unavailable" }],
  ["an open card that throws says so", after(open, "codeFailed"), { phase: "unavailable" }],
  ["a card that throws as it closes is gone", after(open, "dismissed", "codeFailed"), { phase: "closed" }],

  ["a form shows its errors", wrong, { phase: "open", errors }],
  ["a form that is sent has none", after(wrong, "submitted"), { errors: {} }],
  [
    "a card that is asked for again has a new form without errors",
    after(wrong, "dismissed", "cardRequested"),
    { phase: "entering", letters: open.letters + 1, errors: {} },
  ],

  ["a success closes the card", sent, { phase: "closing", delivery: "sent" }],
  ["a failure keeps the card open", returned, { phase: "open", delivery: "returned" }],
  ["what has failed can be sent again", after(returned, "submitted"), { delivery: "sending" }],
  ["an invalid enquiry shows its errors", after(sending, "invalid"), { delivery: "unsent", errors }],
  [
    "an invalid enquiry whose form is gone is returned",
    after(sending, "dismissed", "invalid"),
    { delivery: "returned", errors: {} },
  ],

  ["closing the card does not end the request", away, { phase: "closed", delivery: "sending" }],
  ["a success is not lost with the card", after(away, "accepted"), { phase: "closed", delivery: "sent" }],
  ["a failure is not lost with the card", after(away, "failed"), { phase: "closed", delivery: "returned" }],
  ["a card that is opened during a request takes input", back, { phase: "open", delivery: "underway" }],
  ["a second letter cannot be sent before the answer to the first", after(back, "submitted"), back],
  [
    "the success of the first letter does not close the second",
    after(back, "accepted"),
    { phase: "open", delivery: "arrived" },
  ],
  [
    "the failure of the first letter returns to the second",
    after(back, "failed"),
    { phase: "open", delivery: "returned" },
  ],

  [
    "the form of a page stays after a success, and begins anew",
    arrived,
    { phase: "inPlace", delivery: "arrived", letters: inPlace.letters + 1 },
  ],
  ["a form that stays can be sent again", after(arrived, "submitted"), { delivery: "sending" }],
  ["no card appears beside the form of a page", after(inPlace, "cardRequested"), inPlace],
  ["the next card forgets a success", after(sent, "cardRequested"), { delivery: "unsent" }],
  ["the next form of a page forgets a success", after(sent, "formAppeared"), { delivery: "unsent" }],
  [
    "the next card forgets the success of a form in its page",
    after(arrived, "formRemoved", "cardRequested"),
    { delivery: "unsent" },
  ],
  [
    "the next form of a page forgets the success of the last",
    after(arrived, "formRemoved", "formAppeared"),
    { delivery: "unsent" },
  ],
])("%s", (_, state, expected) => {
  expect(state).toEqual({ ...state, ...expected });
});

test("the answer to a letter neither closes the form of the next one nor changes anything in it", () => {
  const answers = new Set<Type>(["accepted", "invalid", "failed"]);
  assert(
    property(array(steps, { maxLength: 40 }), (order) => {
      let state: EnquiryState = closedCard;
      /** The letter whose answer is still to come: that of the form on screen, or an earlier one. */
      let awaited: "own" | "earlier" | undefined;
      for (const type of order.flat()) {
        // Only an open form can be sent, and only a request that was made has an answer.
        if (type === "submitted" && state.phase !== "open") continue;
        if (answers.has(type) && !awaited) continue;
        const next = nextEnquiryState(state, eventOf(type));
        if (type === "submitted" && awaited) expect(next.delivery).toBe(state.delivery);
        if (type === "submitted" && next.delivery === "sending") awaited ??= "own";
        if (answers.has(type)) {
          if (awaited === "earlier") expect({ ...next, delivery: "" }).toEqual({ ...state, delivery: "" });
          else if (type === "accepted" && isShown(state)) expect(next.phase).toBe("closing");
          expect(["sending", "underway"]).not.toContain(next.delivery);
          awaited = undefined;
        }
        // The form of a page is there for another letter, and so is a new card.
        if (type === "formAppeared" || next.letters !== state.letters) awaited &&= "earlier";
        state = next;
      }
    }),
  );
});

test("the form of a page takes input whenever it appears, and stays the same form", () => {
  assert(
    property(array(steps, { maxLength: 20 }), (order) => {
      const state = after(closedCard, ...order.flat());
      if (state.phase === "inPlace") return;
      const shown = after(state, "formAppeared");
      expect(shown).toMatchObject({ phase: "inPlace", letters: state.letters });
      expect(shown.errors).toEqual({});
      expect(isPosted(shown.delivery)).toBe(false);
    }),
  );
});

test("a letter that is coming back cannot be changed yet, and bears its mark until it is sent again", () => {
  const returning = after(sending, "failed");
  expect([isPosted(returning.delivery), hasReturnMark(returning)]).toEqual([true, true]);
  expect([isPosted(returned.delivery), hasReturnMark(returned)]).toEqual([false, true]);
  expect(hasReturnMark(after(returned, "submitted"))).toBe(false);
  expect(after(returning, "dismissed").delivery).toBe("returned");
});
