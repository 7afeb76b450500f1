import { expect, test } from "vitest";
import { costOf, routes, trafficSplit, type State } from "../src/demos/web-development/route-model.ts";

const stateWith = (change: Partial<State>): State => ({
  moved: new Set(),
  bad: "/orders",
  trial: 100,
  detectionMinutes: 10,
  ...change,
});

const all = new Set(routes.map(({ path }) => path));

// Added up by hand from the shares 6, 38, 18, 12, 16 and 10.
test.each<{ name: string; change: Partial<State>; toNew: number }>([
  { name: "nothing is moved", change: {}, toNew: 0 },
  { name: "two are moved, in any order", change: { moved: new Set(["/search", "/help"]) }, toNew: 24 },
  { name: "the bad release is open to a quarter", change: { moved: all, trial: 25 }, toNew: 88 },
  {
    name: "it is open to 5% and the rest is not moved",
    change: { moved: new Set(["/orders"]), trial: 5 },
    toNew: 0.8,
  },
  { name: "another is on trial but not moved", change: { moved: new Set(["/help"]), trial: 5 }, toNew: 6 },
  { name: "all are moved", change: { moved: all }, toNew: 100 },
])("the new app answers $toNew percent of visits when $name", ({ change, toNew }) => {
  const split = trafficSplit(stateWith(change));
  expect(split.toNew).toBeCloseTo(toNew, 10);
  expect(split.toOld).toBeCloseTo(100 - toNew, 10);
});

// 1,200 visits an hour are 20 a minute: by hand, minutes times 20 times the share, and a part of a visit is one.
test.each<{ name: string; change: Partial<State>; failed: [number, number] }>([
  { name: "a full route of 16%", change: {}, failed: [36, 608] },
  { name: "a quarter of it", change: { trial: 25 }, failed: [9, 608] },
  { name: "5% of the help page", change: { bad: "/help", trial: 5 }, failed: [1, 228] },
  {
    name: "one noticed after an hour",
    change: { bad: "/catalogue", detectionMinutes: 60 },
    failed: [464, 1824],
  },
])("a bad release costs by the visits that meet it and the minutes it lasts: $name", ({ change, failed }) => {
  const state = stateWith(change);
  expect([costOf(state, "route").failedVisits, costOf(state, "everything").failedVisits]).toEqual(failed);
  // Taking the route back ends the fault; it does not undo what it has cost.
  expect(costOf({ ...state, moved: all }, "route")).toEqual(costOf(state, "route"));
});
