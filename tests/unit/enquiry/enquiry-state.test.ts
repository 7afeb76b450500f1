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

const open = after(closedCard, ...opened);
const inPlace = after(closedCard, "formAppeared");

test("the card appears sealed, opens, closes, and is removed", () => {
  let state = after(closedCard, "cardRequested");
  for (const [event, phase] of [
    ["codeLoaded", "entering"],
    ["envelopeOpened", "open"],
    ["dismissed", "closing"],
    ["removed", "closed"],
  ] as const) {
    state = after(state, event);
    expect(state.phase).toBe(phase);
  }
});

test("a success closes the card; a failure keeps it open, for another try", () => {
  expect(after(open, "submitted", "accepted")).toMatchObject({ phase: "closing", delivery: "sent" });
  const returned = after(open, "submitted", "failed", "letterReturned");
  expect(returned).toMatchObject({ phase: "open", delivery: "returned" });
  expect(after(returned, "submitted").delivery).toBe("sending");
});

test("a form in its place stays after a success, and begins anew", () => {
  const sent = after(inPlace, "submitted", "accepted");
  expect(sent).toMatchObject({ phase: "inPlace", delivery: "arrived" });
  expect(sent.letters).toBe(inPlace.letters + 1);
  expect(after(inPlace, "cardRequested")).toBe(inPlace);
});

test("a success is forgotten when a card or the form of a page appears next", () => {
  const sent = after(open, "submitted", "accepted");
  const arrived = after(inPlace, "submitted", "accepted", "formRemoved");
  for (const state of [sent, arrived]) {
    expect(after(state, "cardRequested").delivery).toBe("unsent");
    expect(after(state, "formAppeared").delivery).toBe("unsent");
  }
});

test("a card that is asked for again has a new form, without the errors of the last", () => {
  const wrong = nextEnquiryState(open, { type: "checked", errors });
  expect(wrong.errors).toEqual(errors);
  expect(after(wrong, "submitted").errors).toEqual({});
  const again = after(wrong, "dismissed", "cardRequested");
  expect(again).toMatchObject({ phase: "entering", letters: open.letters + 1 });
  expect(again.errors).toEqual({});
});

test("an invalid enquiry shows its errors, or is returned if its form is not on screen", () => {
  const sending = after(open, "submitted");
  expect(after(sending, "invalid")).toMatchObject({ delivery: "unsent", errors });
  const returned = after(sending, "dismissed", "invalid");
  expect(returned.delivery).toBe("returned");
  expect(returned.errors).toEqual({});
});

test("closing the enquiry card while an enquiry is on its way neither loses the outcome nor allows a second send", () => {
  const away = after(open, "submitted", "dismissed", "removed");
  expect(away).toMatchObject({ phase: "closed", delivery: "sending" });
  expect(nextEnquiryState(away, { type: "accepted" })).toMatchObject({ phase: "closed", delivery: "sent" });
  expect(nextEnquiryState(away, { type: "failed" })).toMatchObject({ phase: "closed", delivery: "returned" });
  const back = after(away, ...opened);
  expect(back).toMatchObject({ phase: "open", delivery: "underway" });
  expect(nextEnquiryState(back, { type: "submitted" })).toEqual(back);
  expect(nextEnquiryState(back, { type: "accepted" })).toMatchObject({ phase: "open", delivery: "arrived" });
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

test("code that fails is asked for again, and changes nothing once the visitor has cancelled the card", () => {
  const loading = after(closedCard, "cardRequested");
  expect(after(loading, "codeFailed").phase).toBe("unavailable");
  expect(after(loading, "codeFailed", "cardRequested")).toEqual(loading);
  const cancelled = after(loading, "dismissed");
  expect(after(cancelled, "codeFailed")).toEqual(cancelled);
  expect(after(cancelled, "codeLoaded")).toEqual(cancelled);
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
  const returning = after(open, "submitted", "failed");
  expect(after(returning, "dismissed").delivery).toBe("returned");
  expect(isPosted(returning.delivery)).toBe(true);
  expect(hasReturnMark(returning)).toBe(true);
  const returned = after(returning, "letterReturned");
  expect(isPosted(returned.delivery)).toBe(false);
  expect(hasReturnMark(returned)).toBe(true);
  expect(hasReturnMark(after(returned, "submitted"))).toBe(false);
});

const opening = after(closedCard, "cardRequested", "codeLoaded");

test.each<[string, EnquiryState, Type, Partial<EnquiryState>]>([
  ["code of a card that opens fails", opening, "codeFailed", { phase: "unavailable" }],
  ["code of a card that closes fails", after(open, "dismissed"), "codeFailed", { phase: "closed" }],
  ["visitor leaves a card without code", after(opening, "codeFailed"), "dismissed", { phase: "closed" }],
  [
    "letter that another has followed fails",
    after(open, "submitted", "dismissed", "cardRequested"),
    "failed",
    { delivery: "returned" },
  ],
  [
    "letter after one that arrived is sent",
    after(inPlace, "submitted", "accepted"),
    "submitted",
    { delivery: "sending" },
  ],
])("when the %s, the state says so", (_, state, type, expected) => {
  expect(after(state, type)).toMatchObject(expected);
});
