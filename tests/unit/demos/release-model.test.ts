import { expect, test } from "vitest";
import {
  allPaths,
  costOf,
  initialState,
  trafficSplit,
  type State,
} from "../../../src/demos/release/release-model.ts";
import * as text from "../../../src/demos/release/release-text.ts";
import { followSuggestions, resultOf } from "../support/follow-suggestions.ts";

const live: State = {
  release: "page",
  moved: allPaths,
  faultyPath: "/orders",
  fixed: false,
  detectionMinutes: 10,
};

// Added up by hand from the shares 12, 52, 16 and 20.
test.each<{ name: string; change: Partial<State>; toNew: number }>([
  { name: "nothing is moved", change: { moved: new Set() }, toNew: 0 },
  { name: "two are moved, in any order", change: { moved: new Set(["/orders", "/help"]) }, toNew: 28 },
  { name: "the bad release is open to 5%", change: { release: "canary" }, toNew: 84.8 },
  {
    name: "it is open to 5% and the rest is not moved",
    change: { release: "canary", moved: new Set(["/orders"]) },
    toNew: 0.8,
  },
  { name: "it is fixed", change: { release: "canary", fixed: true }, toNew: 100 },
  { name: "all are moved", change: { release: "everything" }, toNew: 100 },
])("the new app answers $toNew percent of visits when $name", ({ change, toNew }) => {
  const split = trafficSplit({ ...live, ...change });
  expect(split.toNew).toBeCloseTo(toNew, 10);
  expect(split.toOld).toBeCloseTo(100 - toNew, 10);
});

// By hand: minutes times 20 visits a minute (1,200 an hour) times the share, rounded up to whole visits.
test.each<{ name: string; change: Partial<State>; failed: [number, number, number] }>([
  { name: "a page of 16%", change: {}, failed: [608, 36, 2] },
  { name: "the help page", change: { faultyPath: "/help" }, failed: [456, 27, 2] },
  {
    name: "one noticed after an hour",
    change: { faultyPath: "/catalogue", detectionMinutes: 60 },
    failed: [2496, 635, 32],
  },
])(
  "the failed visits are the share of visits times the minutes of the fault, for $name",
  ({ change, failed }) => {
    // Rolling the page back ends the fault, but does not undo its cost.
    for (const moved of [allPaths, new Set<never>()])
      for (const [index, release] of (["everything", "page", "canary"] as const).entries())
        expect(costOf({ ...live, ...change, moved }, release).failedVisits).toBe(failed[index]);
  },
);

const saved = (visits: number) => ({ text: expect.stringContaining(`${visits}`), good: true });

test("the suggestions lead from a release that is undone at once to one that a few visitors try first", () => {
  const path = "/orders";
  const states = followSuggestions(initialState, text.suggest);
  expect(states.map((state) => resultOf(text, state))).toEqual([
    [text.verdicts.hitsAll, text.sentences.atOnce(path, 190, 608), text.suggestions.takeBack(path)],
    [saved(608 - 36), text.sentences.takenBack(path, text.costText(36, 608)), text.suggestions.canary],
    [saved(608 - 2), text.sentences.canary(path, text.costText(2, 608)), text.suggestions.fix],
    [text.verdicts.fixed, text.sentences.fixed(path, text.costText(2, 608)), undefined],
  ]);
  expect(text.verdict(live)).toBe(text.verdicts.hitsAll);
  expect(text.describe(live)).toBe(text.sentences.released(path, text.costText(36, 608)));
});
