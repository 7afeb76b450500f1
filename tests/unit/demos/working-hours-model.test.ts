import { assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { formatCount } from "../../../src/demos/kit/format.ts";
import {
  bestDay,
  initialState,
  planSessions,
  stateInLocalZone,
  type State,
} from "../../../src/demos/working-hours/working-hours-model.ts";
import * as text from "../../../src/demos/working-hours/working-hours-text.ts";
import { toVisitorClock } from "../../../src/time/time-span.ts";
import { seasonsOf } from "../../../src/time/time-zone.ts";
import { followSuggestions, resultOf } from "../support/follow-suggestions.ts";

const india = "Asia/Kolkata";
const hours = (start: number, end: number) => ({ start: start * 60, end: end * 60 });
const dayOf = (month: number, day: number) => Date.UTC(2026, month - 1, day, 12);

// Clocks change on the last Sundays of March and October (Directive 2000/84/EC), on the second Sunday of
// March and the first of November (15 U.S.C. 260a), and on the first Sundays of April and October (Standard
// Time Act 1987, New South Wales). India has one time all year.
test.each([
  { zone: "Europe/London", changes: [dayOf(3, 29), dayOf(10, 25)], ahead: [330, 270, 330] },
  { zone: "America/New_York", changes: [dayOf(3, 8), dayOf(11, 1)], ahead: [630, 570, 630] },
  { zone: "Australia/Sydney", changes: [dayOf(4, 5), dayOf(10, 4)], ahead: [-330, -270, -330] },
  { zone: "Asia/Tokyo", changes: [], ahead: [-210] },
  { zone: "Asia/Kathmandu", changes: [], ahead: [-15] },
])("knows how far India is ahead of $zone on both sides of each clock change", ({ zone, changes, ahead }) => {
  const seasons = seasonsOf(2026, zone, india);
  expect(seasons.map((season) => season.ahead)).toEqual(ahead);
  expect(seasons.slice(1).map(({ from }) => from)).toEqual(changes);
});

test.each([
  { place: "London in winter", ahead: 330, parts: [hours(4, 13)] },
  {
    place: "New York in winter",
    ahead: 630,
    parts: [
      { start: 0, end: 480 },
      { start: 1380, end: 1440 },
    ],
  },
  { place: "Auckland in winter", ahead: -390, parts: [hours(16, 24), hours(0, 1)] },
])("shows a day of 09:30 to 18:30 in India on the clock of $place", ({ ahead, parts }) => {
  const found = toVisitorClock({ start: 570, end: 1110 }, ahead);
  expect(found).toHaveLength(parts.length);
  expect(found).toEqual(expect.arrayContaining(parts));
});

// In winter the day in Pune is 04:00 to 13:00 in London, and an hour later in summer.
test("gives the sessions times that fit into both days in every season", () => {
  const seasons = seasonsOf(2026, "Europe/London", india);
  const plan = planSessions({ ...initialState, zone: "Europe/London", ourStart: 570 }, seasons);
  expect(plan.map(({ at }) => at)).toEqual([540, 570, 630, undefined]);
});

test("the suggestions lead from London, where all fits, to New York, where a session goes by note", () => {
  const first: State = { ...initialState, ourZone: india, zone: "Europe/London" };
  const { verdicts, sentences, suggestions } = text;
  const states = followSuggestions(first, text.suggest);
  expect(states.map((state) => resultOf(text, state))).toEqual([
    [
      verdicts.noRoom,
      sentences.noRoom(formatCount(4, "hour"), ["release"]),
      suggestions.ourStart(600, formatCount(4.5, "hour")),
    ],
    [
      verdicts.accepted,
      sentences.allFit(formatCount(4.5, "hour")),
      suggestions.otherCity("America/New_York"),
    ],
    [verdicts.noStandUp, sentences.noStandUp, suggestions.ourStart(840, formatCount(3.5, "hour"))],
    [verdicts.noRoom, sentences.noRoom(formatCount(3.5, "hour"), ["release"]), suggestions.note],
    [verdicts.accepted, sentences.byNote(formatCount(3.5, "hour"), ["release"]), undefined],
  ]);
});

test("where no start of our day has room for a stand-up, other hours of the visitor's are suggested", () => {
  // Our latest day ends at 09:30 in Los Angeles in winter.
  const state = { ...initialState, ourZone: india, zone: "America/Los_Angeles", yourStart: 600 };
  const changes = bestDay(state)!;
  expect(text.suggest(state)).toEqual({ label: text.suggestions.yourDay(changes), changes });
});

const anyZone = constantFrom(...Intl.supportedValuesOf("timeZone"));

test("wherever the company and the visitor are, the suggestions end in an accepted plan", () => {
  assert(
    property(anyZone, anyZone, (ourZone, zone) => {
      const states = followSuggestions<State>({ ...initialState, ourZone, zone }, text.suggest);
      expect(text.verdict(states.at(-1)!)).toBe(text.verdicts.accepted);
    }),
  );
});

test("begins as usual in an unknown time zone", () => {
  for (const zone of ["AEST", ""]) expect(stateInLocalZone(zone)).toEqual(initialState);
});
