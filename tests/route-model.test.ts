import { expect, test } from "vitest";
import {
  costsOf,
  routes,
  trafficOf,
  trafficSplit,
  trials,
  type Path,
  type State,
} from "../src/demos/web-development/route-model.ts";

const stateWith = (change: Partial<State>): State => ({
  moved: 0,
  trial: 100,
  undone: new Set(),
  bad: undefined,
  detectionMinutes: 10,
  ...change,
});

// Added up by hand from the shares 6, 38, 18, 12, 16 and 10.
test.each<{ name: string; change: Partial<State>; toNew: number }>([
  { name: "nothing is moved", change: {}, toNew: 0 },
  { name: "one route is on trial", change: { moved: 1, trial: 5 }, toNew: 0.3 },
  { name: "three are moved", change: { moved: 3 }, toNew: 62 },
  { name: "the third is on trial", change: { moved: 3, trial: 50 }, toNew: 53 },
  { name: "the second is taken back", change: { moved: 3, undone: new Set(["/catalogue"]) }, toNew: 24 },
  {
    name: "the newest is taken back",
    change: { moved: 5, trial: 25, undone: new Set(["/orders"]) },
    toNew: 74,
  },
  { name: "all are moved", change: { moved: 6 }, toNew: 100 },
])("the new app answers $toNew percent of visits when $name", ({ change, toNew }) => {
  const split = trafficSplit(stateWith(change));
  expect(split.toNew).toBeCloseTo(toNew, 10);
  expect(split.toOld).toBeCloseTo(100 - toNew, 10);
});

// 1,200 visits an hour are 20 a minute: by hand, minutes times 20 times the share, and a part of a visit is one.
test.each<{ name: string; change: Partial<State>; failed: [number, number] }>([
  { name: "a full route of 16%", change: { moved: 6, bad: "/orders" }, failed: [36, 608] },
  { name: "a quarter of it", change: { moved: 5, trial: 25, bad: "/orders" }, failed: [9, 608] },
  { name: "5% of the help page", change: { moved: 1, trial: 5, bad: "/help" }, failed: [1, 228] },
  {
    name: "one noticed after an hour",
    change: { moved: 6, bad: "/catalogue", detectionMinutes: 60 },
    failed: [464, 1824],
  },
  { name: "one that is not moved", change: { moved: 4, bad: "/orders" }, failed: [0, 608] },
])("a bad release costs by the visits that meet it and the minutes it lasts: $name", ({ change, failed }) => {
  const costs = costsOf(stateWith(change))!;
  expect([costs.route.failedVisits, costs.rewrite.failedVisits]).toEqual(failed);
});

test("taking the route back ends the fault and keeps what it cost", () => {
  const before = stateWith({ moved: 5, bad: "/orders" });
  const after = { ...before, undone: new Set<Path>(["/orders"]) };
  expect(trafficOf("/orders", after).toNew).toBe(0);
  expect(costsOf(after)).toEqual(costsOf(before));
});

test("in every stateWith the two apps answer every visit once, and going back by route is never dearer", () => {
  expect(routes.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  for (let moved = 0; moved <= routes.length; moved += 1) {
    for (const trial of trials) {
      for (const { path } of routes) {
        const one = stateWith({ moved, trial, bad: path, undone: new Set<Path>(["/help"]) });
        const { toOld, toNew } = trafficSplit(one);
        expect(toOld + toNew).toBeCloseTo(100, 10);
        const { route, rewrite } = costsOf(one)!;
        expect(route.failedVisits).toBeLessThan(rewrite.failedVisits);
      }
    }
  }
});
