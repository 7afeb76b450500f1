import { array, assert, constantFrom, oneof, property } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  closedCard,
  isShown,
  nextCardState,
  type CardEvent,
  type CardState,
} from "../../../src/enquiry/card-state.ts";

type Type = CardEvent["type"];
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
const phases: CardState["phase"][] = [
  "closed",
  "loading",
  "unavailable",
  "entering",
  "open",
  "closing",
  "inPlace",
];
const deliveries: CardState["delivery"][] = [
  "unsent",
  "sending",
  "sent",
  "returning",
  "returned",
  "underway",
  "arrived",
];

const errors = { phone: "Wrong" };
const eventOf = (type: Type): CardEvent =>
  type === "checked" || type === "invalid" ? { type, errors } : { type };

/**
 * Gives the phase after each event; a dot means that the event changes nothing. The success of an earlier
 * letter does not close the card.
 */
const phaseTable = `
            formAppeared formRemoved cardRequested codeLoaded codeFailed  envelopeOpened dismissed removed checked submitted accepted invalid failed letterReturned
closed      inPlace      .           loading       .          .           .              .         .       .       .         .        .       .      .
loading     inPlace      .           .             entering   unavailable .              closed    .       .       .         .        .       .      .
unavailable inPlace      .           loading       .          .           .              closed    .       .       .         .        .       .      .
entering    inPlace      .           .             .          unavailable open           closing   .       .       .         .        .       .      .
open        inPlace      .           .             .          unavailable .              closing   .       .       .         closing  .       .      .
closing     inPlace      .           entering      .          closed      .              .         closed  .       .         .        .       .      .
inPlace     .            closed      .             .          .           .              .         .       .       .         .        .       .      .
`;

/** Gives the delivery after each event, while the card is open. */
const deliveryTable = `
          formAppeared formRemoved cardRequested codeLoaded codeFailed envelopeOpened dismissed removed checked submitted accepted invalid  failed    letterReturned
unsent    .            .           .             .          .          .              .         .       .       sending   .        .        .         .
sending   underway     .           underway      .          .          .              .         .       .       .         sent     unsent   returning .
sent      unsent       .           unsent        .          .          .              .         .       .       .         .        .        .         .
returning .            .           .             .          .          .              .         .       .       .         .        .        .         returned
returned  .            .           .             .          .          .              .         .       .       sending   .        .        .         .
underway  .            .           .             .          .          .              .         .       .       .         arrived  returned returned  .
arrived   unsent       .           unsent        .          .          .              .         .       .       sending   .        .        .         .
`;

/** Returns the cells of a table as [state, event, next state]. */
function rowsOf(table: string) {
  const [head, ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  expect(head).toEqual(types);
  return rows.flatMap(([from, ...results]) =>
    results.map((to, index) => [from!, head![index] as Type, to === "." ? from! : to!] as const),
  );
}

const states = phases.flatMap((phase) =>
  deliveries.map((delivery): CardState => ({ ...closedCard, phase, delivery })),
);

describe("the reducer of the enquiry card", () => {
  test("gives the phase after each event, whatever the delivery is", () => {
    const rows = rowsOf(phaseTable);
    expect(rows).toHaveLength(phases.length * types.length);
    for (const [from, type, to] of rows)
      for (const state of states.filter(({ phase }) => phase === from))
        expect(nextCardState(state, eventOf(type)).phase, `${from} ${state.delivery} ${type}`).toBe(
          state.delivery === "underway" && type === "accepted" ? from : to,
        );
  });

  test("gives the delivery after each event, whatever the phase is", () => {
    const rows = rowsOf(deliveryTable);
    expect(rows).toHaveLength(deliveries.length * types.length);
    for (const [from, type, to] of rows)
      for (const state of states.filter(({ delivery }) => delivery === from)) {
        const unseen = from === "sending" && type === "invalid" && !isShown(state);
        const sentInPlace = from === "sending" && type === "accepted" && state.phase === "inPlace";
        const shownAlready = type === "cardRequested" && isShown(state);
        expect(nextCardState(state, eventOf(type)).delivery, `${from} ${state.phase} ${type}`).toBe(
          unseen ? "returning" : shownAlready ? from : sentInPlace ? "arrived" : to,
        );
      }
  });

  test("keeps the errors of a check until the next request or the next appearance of the card", () => {
    for (const state of states) {
      expect(nextCardState(state, { type: "checked", errors }).errors).toEqual(errors);
      const invalid = nextCardState(state, { type: "invalid", errors });
      expect(invalid.errors).toEqual(isShown(state) && state.delivery !== "underway" ? errors : {});
    }
    const wrong: CardState = { ...closedCard, phase: "open", errors };
    expect(nextCardState(wrong, { type: "submitted" }).errors).toEqual({});
    expect(nextCardState(wrong, { type: "letterReturned" }).errors).toEqual(errors);
    expect(nextCardState({ ...wrong, phase: "closing" }, { type: "cardRequested" }).errors).toEqual({});
  });

  test("begins a new form when the card appears, and after a success in its place", () => {
    for (const state of states)
      for (const type of types) {
        const next = nextCardState(state, eventOf(type));
        const appears = next.phase === "entering" && state.phase !== next.phase;
        const sent = state.phase === "inPlace" && state.delivery === "sending" && type === "accepted";
        expect(next.appearances - state.appearances, `${state.phase} ${type}`).toBe(appears || sent ? 1 : 0);
      }
  });
});

test("closing the enquiry card while an enquiry is on its way neither loses the outcome nor allows a second send", () => {
  const steps: Type[] = [
    "cardRequested",
    "codeLoaded",
    "envelopeOpened",
    "submitted",
    "dismissed",
    "removed",
  ];
  const away = steps.map(eventOf).reduce(nextCardState, closedCard);
  expect(away).toMatchObject({ phase: "closed", delivery: "sending" });
  expect(nextCardState(away, { type: "accepted" })).toMatchObject({ phase: "closed", delivery: "sent" });
  const returning = nextCardState(away, { type: "failed" });
  const returned = nextCardState(returning, { type: "letterReturned" });
  expect(returned).toMatchObject({ phase: "closed", delivery: "returned" });
  const back = (["cardRequested", "codeLoaded"] as const).map(eventOf).reduce(nextCardState, away);
  expect(back).toMatchObject({ phase: "entering", delivery: "underway" });
  expect(nextCardState(back, { type: "submitted" })).toEqual(back);
  expect(nextCardState(back, { type: "accepted" })).toMatchObject({ phase: "entering", delivery: "arrived" });
});

test("an answer changes nothing but the delivery of a card that was opened again since its letter was sent", () => {
  const answers = new Set<Type>(["accepted", "invalid", "failed"]);
  const opened: Type[] = ["cardRequested", "codeLoaded", "envelopeOpened"];
  const steps = oneof(
    constantFrom(opened, [...opened, "submitted" as const], ["dismissed" as const, "removed" as const]),
    constantFrom(...types).map((type) => [type]),
  );
  assert(
    property(array(steps, { maxLength: 40 }), (order) => {
      let state: CardState = closedCard;
      /** The appearance of the card whose letter is on its way. */
      let sentIn: number | undefined;
      for (const type of order.flat()) {
        // Only an open form can be sent, and only a request that was made has an answer.
        if (type === "submitted" && state.phase !== "open") continue;
        if (answers.has(type) && sentIn === undefined) continue;
        const next = nextCardState(state, eventOf(type));
        const own = sentIn === state.appearances;
        if (type === "submitted" && sentIn !== undefined) expect(next.delivery).toBe(state.delivery);
        if (type === "submitted" && next.delivery === "sending") sentIn ??= state.appearances;
        if (answers.has(type)) {
          if (!own) expect({ ...next, delivery: "" }).toEqual({ ...state, delivery: "" });
          else if (type === "accepted" && isShown(state)) expect(next.phase).toBe("closing");
          expect(["sending", "underway"]).not.toContain(next.delivery);
          sentIn = undefined;
        }
        // The form of a page is there for another letter.
        if (type === "formAppeared" && next !== state && sentIn !== undefined) sentIn = -1;
        state = next;
      }
    }),
  );
});

test("code that fails or arrives after the visitor has cancelled the card changes nothing", () => {
  const loading = nextCardState(closedCard, { type: "cardRequested" });
  const cancelled = nextCardState(loading, { type: "dismissed" });
  expect(nextCardState(cancelled, { type: "codeFailed" })).toEqual(cancelled);
  expect(nextCardState(cancelled, { type: "codeLoaded" })).toEqual(cancelled);
});
