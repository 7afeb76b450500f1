import { expect, test } from "vitest";
import {
  costOf,
  designNames,
  initialState,
  isWhole,
  outcomeOf,
  partStates,
  tolerableMinutes,
  type DesignName,
  type PlugName,
} from "../../../src/demos/failover/failover-model.ts";
import * as text from "../../../src/demos/failover/failover-text.ts";
import { followSuggestions } from "../support/follow-suggestions.ts";

/**
 * Design, failed parts, and minutes without browsing, without ordering and of lost orders: by hand from the
 * assumptions.
 */
const table: [DesignName, PlugName[], [number, number, number]][] = [
  ["server", [], [0, 0, 0]],
  ["server", ["dns"], [30, 30, 0]],
  ["server", ["app-a"], [30, 30, 0]],
  ["server", ["zone-a"], [240, 240, 1440]],
  ["zones", ["balancer"], [30, 30, 0]],
  ["zones", ["database-b"], [0, 0, 0]],
  ["zones", ["database-a", "database-b"], [90, 90, 5]],
  ["zones", ["zone-b"], [1, 1, 0]],
  ["queue", ["database-a"], [2, 0, 0]],
  ["queue", ["queue"], [0, 30, 0]],
  ["queue", ["app-a", "app-b"], [5, 5, 0]],
  ["queue", ["zone-a"], [2, 1, 0]],
  ["queue", ["zone-a", "zone-b"], [90, 30, 0]],
];

test.each(table)(
  "the design %s has the outage that was worked out by hand when %j fail, and says so",
  (design, unplugged, [browsing, ordering, lost]) => {
    const state = { design, unplugged: new Set(unplugged) };
    expect(outcomeOf(state)).toEqual({ browsing, ordering, lost });
    if (isWhole(state)) return;
    const stops = browsing === 0 ? [ordering] : [...new Set([browsing, ordering])];
    const none = ordering > tolerableMinutes ? text.noLoss.saved : text.noLoss.all;
    const loss = lost > 0 ? text.describeDuration(lost) : none;
    const said = text.describe(state);
    for (const part of [...stops.map(text.describeStop), loss]) expect(said).toContain(part);
  },
);

test("the suggestions lead from one server to a queue that loses nothing", () => {
  const states = followSuggestions(initialState, text.suggest);
  expect(states.map((state) => [text.verdict(state), text.suggest(state)?.label])).toEqual([
    [text.verdicts.unprotected, text.suggestions.pull],
    [text.verdicts.lost, text.suggestions.zones],
    [text.verdicts.delivered, text.suggestions.databases],
    [text.verdicts.lost, text.suggestions.queue],
    [text.verdicts.held, text.suggestions.plugIn],
    [text.verdicts.delivered, undefined],
  ]);
  const shut = { design: "zones" as const, unplugged: new Set(["balancer" as const]) };
  expect(text.verdict(shut)).toBe(text.verdicts.shut);
  expect(text.suggest(shut)!.label).toBe(text.suggestions.plugIn);
});

// In percent of the single server: app servers 40 each, databases 60 each, load balancer 20, queue 20.
test("the cost of a design is the sum of its parts", () =>
  expect(designNames.map(costOf)).toEqual([1, 2.2, 2.4]));

test("the standby database takes over when the first zone fails", () => {
  const whole = partStates({ design: "zones", unplugged: new Set() });
  expect([whole.get("database-a"), whole.get("database-b")]).toEqual(["serves", "standby"]);
  const halved = partStates({ design: "zones", unplugged: new Set(["zone-a"]) });
  expect([halved.get("database-a"), halved.get("database-b")]).toEqual(["down", "tookOver"]);
  expect(halved.get("app-b")).toBe("serves");
});
