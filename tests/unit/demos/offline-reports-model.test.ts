import { describe, expect, test } from "vitest";
import {
  checks,
  reportsAt,
  reportState,
  stops,
  type ReportState,
  type Round,
} from "../../../src/demos/offline-reports/offline-reports-model.ts";

const everyPlace = stops.map((_, stop) => stop);
const statesAt = (round: Round) => checks.map((check) => reportState(check, reportsAt(round)));

// By hand. The round: outside, the gate, boiler and pump without a signal, the stairs with a weak one, the
// street.
test.each<{ stop: number; states: ReportState[] }>([
  { stop: 0, states: ["unwritten", "unwritten", "unwritten", "unwritten"] },
  { stop: 1, states: ["received", "unwritten", "unwritten", "unwritten"] },
  { stop: 2, states: ["received", "lost", "unwritten", "unwritten"] },
  { stop: 3, states: ["received", "lost", "lost", "unwritten"] },
  { stop: 4, states: ["received", "lost", "lost", "received"] },
  { stop: 5, states: ["received", "lost", "lost", "twice"] },
])("at stop $stop, the reports of an app that only sends are $states", ({ stop, states }) => {
  expect(statesAt({ stop, app: "sends" })).toEqual(states);
});

test.each<{ stop: number; states: ReportState[]; onPhone: number }>([
  { stop: 2, states: ["received", "waiting", "unwritten", "unwritten"], onPhone: 1 },
  { stop: 3, states: ["received", "waiting", "waiting", "unwritten"], onPhone: 2 },
  // Everything arrives, and only the last answer is lost.
  { stop: 4, states: ["received", "received", "received", "received"], onPhone: 1 },
  { stop: 5, states: ["received", "received", "received", "received"], onPhone: 0 },
])("at stop $stop, the reports of an app that keeps them are $states", ({ stop, states, onPhone }) => {
  const round: Round = { stop, app: "keeps" };
  expect(statesAt(round)).toEqual(states);
  expect(reportsAt(round).filter((report) => report.onPhone)).toHaveLength(onPhone);
});

describe("an app that keeps reports", () => {
  test.each(everyPlace)("at stop %i, has each report on the phone or once in the office", (stop) => {
    for (const { onPhone, entries } of reportsAt({ stop, app: "keeps" })) {
      expect(entries).toBeLessThanOrEqual(1);
      expect(onPhone || entries === 1).toBe(true);
    }
  });
});
