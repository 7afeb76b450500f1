import { expect, test } from "vitest";
import {
  charactersLost,
  faults,
  initialState,
  invalidFields,
  isSent,
  markedFields,
  refusedFields,
  send,
  sendTyped,
  toggleFault,
  type Fault,
  type State,
} from "../../../src/demos/form/form-model.ts";
import * as text from "../../../src/demos/form/form-text.ts";
import { followSuggestions } from "../support/follow-suggestions.ts";

const typed = { name: "A. Visitor", email: "visitor.example", phone: "98765 43210" };
const right = { ...typed, email: "visitor@site.example" };

function form(values: typeof typed, ...present: Fault[]): State {
  return { present: new Set(present), values, attempt: undefined };
}

const toggleAll = (state: State, ...chosen: readonly Fault[]) => chosen.reduce<State>(toggleFault, state);

test("at first two fields are refused, and all input is lost", () => {
  expect(refusedFields(initialState)).toEqual(["email", "phone"]);
  expect(markedFields(initialState)).toContain("phone");
  // "A. Visitor", "visitor.example" and "98765 43210" by hand.
  expect(charactersLost(initialState)).toBe(10 + 15 + 11);
});

test("fixing the lost input restores it, and breaking it again clears the form", () => {
  const kept = toggleAll(initialState, "cleared");
  expect(kept.values).toEqual(typed);
  expect(charactersLost(kept)).toBe(0);
  expect(toggleAll(kept, "cleared").values).toEqual({ name: "", email: "", phone: "" });
});

test("refuses fields without text, an address or ten digits", () => {
  const wrong = { name: " ", email: "a", phone: "12345" };
  expect(invalidFields(wrong, new Set())).toEqual(["name", "email", "phone"]);
});

test("with all faults fixed, only the visitor's own mistake is left", () => {
  const fixed = toggleAll(initialState, ...faults);
  expect(markedFields(fixed)).toEqual(["email"]);
  expect(text.reasonFor("email", fixed)).toContain("@");
});

test("a corrected field is unmarked at once where the form checks on input, and otherwise at the next attempt", () => {
  for (const present of [[], ["reasons"]] satisfies Fault[][]) {
    const refused = send(form(typed, ...present));
    expect(markedFields({ ...refused, values: right })).toEqual(present.length > 0 ? ["email"] : []);
  }
});

test("a form with any combination of faults accepts right values", () => {
  for (let mask = 0; mask < 2 ** faults.length; mask += 1) {
    const present = faults.filter((_, index) => mask & (1 << index));
    const state = send(form({ ...right, phone: "9876543210" }, ...present));
    expect(isSent(state), present.join()).toBe(true);
  }
});

test("a form that is edited after it was sent counts as not sent", () => {
  const state = send(form(right));
  expect(isSent({ ...state, values: { ...state.values, name: "B." } })).toBe(false);
});

test("the suggestions fix one fault after another, then send", () => {
  const states = followSuggestions(initialState, text.suggest, sendTyped);
  const { refused, sent } = text.verdicts;
  const { missing, given } = text.reasonTexts;
  expect(states.map((state) => [text.verdict(state), text.suggest(state)?.label])).toEqual([
    ...faults.map((fault) => [refused, text.faultLabels[fault]]),
    [refused, text.sendSuggestion],
    [sent, undefined],
  ]);
  for (const [index, part] of [missing, missing, missing, given, given, text.sentSentence].entries())
    expect(text.describe(states[index]!)).toContain(part);
  expect(text.verdict(form(typed))).toBeUndefined();
});
