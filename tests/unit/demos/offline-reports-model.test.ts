import { expect, test } from "vitest";
import type { Verdict } from "../../../src/demos/kit/demo-types.ts";
import {
  checks,
  initialState,
  reportsAt,
  reportState,
  skipToGoal,
  type Round,
} from "../../../src/demos/offline-reports/offline-reports-model.ts";
import * as text from "../../../src/demos/offline-reports/offline-reports-text.ts";
import { followSuggestions } from "../support/follow-suggestions.ts";

const { sends, keeps } = text.sentences;
const { lost, lostAndTwice, kept, all } = text.verdicts;

// By hand. The round: outside, the gate, boiler and pump without a signal, the stairs with a weak one, where
// everything arrives and only the last answer is lost, and the street.
test.each<[Round["app"], number, states: string, onPhone: number, Verdict | undefined, string]>([
  ["sends", 0, "unwritten unwritten unwritten unwritten", 0, undefined, sends.start],
  ["sends", 1, "received unwritten unwritten unwritten", 0, undefined, sends.received],
  ["sends", 2, "received lost unwritten unwritten", 0, lost(1), sends.lost(1)],
  ["sends", 3, "received lost lost unwritten", 0, lost(2), sends.lost(2)],
  ["sends", 4, "received lost lost received", 1, lost(2), sends.lost(2)],
  ["sends", 5, "received lost lost twice", 0, lostAndTwice(2, 1), sends.twice],
  ["keeps", 0, "unwritten unwritten unwritten unwritten", 0, undefined, keeps.start],
  ["keeps", 1, "received unwritten unwritten unwritten", 0, undefined, keeps.received],
  ["keeps", 2, "received waiting unwritten unwritten", 1, kept(1), keeps.waiting(1)],
  ["keeps", 3, "received waiting waiting unwritten", 2, kept(2), keeps.waiting(2)],
  ["keeps", 4, "received received received received", 1, undefined, keeps.unconfirmed],
  ["keeps", 5, "received received received received", 0, all, keeps.recognised],
])("with an app that %s, at stop %i the reports are %s", (app, stop, states, onPhone, result, sentence) => {
  const reports = reportsAt({ app, stop });
  expect(checks.map((check) => reportState(check, reports)).join(" ")).toBe(states);
  expect(reports.filter((report) => report.onPhone)).toHaveLength(onPhone);
  const state = { app, stop, goal: stop };
  expect([text.verdict(state), text.describe(state)]).toEqual([result, sentence]);
});

test("the suggestions lead through the cellar with each app", () => {
  const states = followSuggestions(initialState, text.suggest, (state) => ({
    ...state,
    ...skipToGoal(state),
  }));
  expect(states.map((state) => [state.app, state.stop, text.suggest(state)?.label])).toEqual([
    ["sends", 0, text.suggestions.down],
    ["sends", 3, text.suggestions.up],
    ["sends", 5, text.suggestions.keep],
    ["keeps", 3, text.suggestions.up],
    ["keeps", 5, undefined],
  ]);
});
