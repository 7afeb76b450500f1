import { describe, expect, test } from "vitest";
import {
  checks,
  countFates,
  fateOf,
  follow,
  initialState,
  lastPlace,
  places,
  type Fate,
  type State,
} from "../src/demos/mobile-development/offline-reports-model.ts";

const everyPlace = places.map((_, place) => place);
const fatesAt = (state: State) => checks.map((check) => fateOf(check, follow(state)));

// By hand. The round: outside, the gate, boiler and pump without a signal, the stairs with a weak one, the street.
test.each<{ place: number; fates: Fate[] }>([
  { place: 0, fates: ["unwritten", "unwritten", "unwritten", "unwritten"] },
  { place: 1, fates: ["received", "unwritten", "unwritten", "unwritten"] },
  { place: 2, fates: ["received", "lost", "unwritten", "unwritten"] },
  { place: 3, fates: ["received", "lost", "lost", "unwritten"] },
  { place: 4, fates: ["received", "lost", "lost", "received"] },
  { place: 5, fates: ["received", "lost", "lost", "twice"] },
])("at place $place, the reports of an app that only sends are $fates", ({ place, fates }) => {
  expect(fatesAt({ place, app: "sends" })).toEqual(fates);
});

test.each<{ place: number; fates: Fate[]; onPhone: number }>([
  { place: 2, fates: ["received", "waiting", "unwritten", "unwritten"], onPhone: 1 },
  { place: 3, fates: ["received", "waiting", "waiting", "unwritten"], onPhone: 2 },
  // Everything arrives, and only the last answer is lost.
  { place: 4, fates: ["received", "received", "received", "received"], onPhone: 1 },
  { place: 5, fates: ["received", "received", "received", "received"], onPhone: 0 },
])("at place $place, the reports of an app that keeps them are $fates", ({ place, fates, onPhone }) => {
  const state: State = { place, app: "keeps" };
  expect(fatesAt(state)).toEqual(fates);
  expect(follow(state).filter((report) => report.onPhone)).toHaveLength(onPhone);
});

describe("an app that keeps reports", () => {
  test.each(everyPlace)("at place %i, has each report on the phone or once in the office", (place) => {
    for (const { onPhone, entries } of follow({ place, app: "keeps" })) {
      expect(entries).toBeLessThanOrEqual(1);
      expect(onPhone || entries === 1).toBe(true);
    }
  });
});

test.each(["sends", "keeps"] as const)(
  "when the app %s, each check has one fate, in the order of the round",
  (app) => {
    for (const place of everyPlace) {
      const counts = countFates({ place, app });
      expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(checks.length);
      const written = places.slice(0, place + 1).flatMap(({ check }) => check ?? []);
      expect(follow({ place, app }).map(({ check }) => check)).toEqual(written);
      expect(counts.unwritten).toBe(checks.length - written.length);
    }
  },
);

test("the round begins before the first check, with the app that only sends, and ends with a signal", () => {
  expect(initialState).toEqual({ place: 0, app: "sends" });
  expect(follow(initialState)).toEqual([]);
  expect(places[lastPlace]!.signal).toBe("full");
});
