import { expect, test } from "vitest";
import {
  costOf,
  designNames,
  outcomeOf,
  partStates,
  plugNamesIn,
} from "../../../src/demos/failover/failover-model.ts";
import type { DesignName, PlugName } from "../../../src/demos/failover/failover-model.ts";

/**
 * Design, failed parts, and minutes without browsing, without ordering and of lost orders: by hand from the
 * assumptions.
 */
const table: [DesignName, PlugName[], [number, number, number]][] = [
  ["server", [], [0, 0, 0]],
  ["server", ["dns"], [30, 30, 0]],
  ["server", ["app-a"], [30, 30, 0]],
  ["server", ["database-a"], [240, 240, 1440]],
  ["server", ["zone-a"], [240, 240, 1440]],
  ["server", ["queue", "zone-b"], [0, 0, 0]],
  ["zones", ["balancer"], [30, 30, 0]],
  ["zones", ["app-a"], [1, 1, 0]],
  ["zones", ["app-b"], [1, 1, 0]],
  ["zones", ["app-a", "app-b"], [5, 5, 0]],
  ["zones", ["database-a"], [2, 2, 0]],
  ["zones", ["database-b"], [0, 0, 0]],
  ["zones", ["database-a", "database-b"], [90, 90, 5]],
  ["zones", ["zone-a"], [2, 2, 0]],
  ["zones", ["zone-b"], [1, 1, 0]],
  ["zones", ["zone-a", "database-b"], [90, 90, 5]],
  ["zones", ["zone-a", "zone-b"], [90, 90, 5]],
  ["queue", ["database-a"], [2, 0, 0]],
  ["queue", ["database-a", "database-b"], [90, 0, 0]],
  ["queue", ["queue"], [0, 30, 0]],
  ["queue", ["app-a"], [1, 1, 0]],
  ["queue", ["app-a", "app-b"], [5, 5, 0]],
  ["queue", ["zone-a"], [2, 1, 0]],
  ["queue", ["zone-a", "zone-b"], [90, 30, 0]],
];

test.each(table)(
  "the design %s has the outage that was worked out by hand when %j fail",
  (design, unplugged, [browsing, ordering, lost]) => {
    expect(outcomeOf({ design, unplugged: new Set(unplugged) })).toEqual({ browsing, ordering, lost });
  },
);

// In percent of the single server: app servers 40 each, databases 60 each, load balancer 20, queue 20.
test("the cost of a design is the sum of its parts", () =>
  expect(designNames.map(costOf)).toEqual([1, 2.2, 2.4]));

const [entrance, zone, app, database] = [0.999, 0.995, 0.98, 0.97];

// Source: Trivedi, "Probability and Statistics with Reliability", chapter 2: availabilities of parts in
// series multiply.
test("the availability of a single server is the product of the availabilities of its parts", () => {
  const of: Partial<Record<PlugName, number>> = {
    dns: entrance,
    "zone-a": zone,
    "app-a": app,
    "database-a": database,
  };
  const plugs = plugNamesIn("server");
  let sum = 0;
  for (let states = 0; states < 2 ** plugs.length; states += 1) {
    const unplugged = new Set(plugs.filter((_, index) => states & (1 << index)));
    if (outcomeOf({ design: "server", unplugged }).browsing > 0) continue;
    sum += plugs.reduce((chance, plug) => chance * (unplugged.has(plug) ? 1 - of[plug]! : of[plug]!), 1);
  }
  expect(sum).toBeCloseTo(entrance * zone * app * database, 12);
});

test("a second failure never makes an outcome better", () => {
  for (const design of designNames) {
    const plugs = plugNamesIn(design);
    for (const first of plugs) {
      for (const second of plugs) {
        const one = outcomeOf({ design, unplugged: new Set([first]) });
        const two = outcomeOf({ design, unplugged: new Set([first, second]) });
        for (const part of ["browsing", "ordering", "lost"] as const)
          expect(two[part]).toBeGreaterThanOrEqual(one[part]);
      }
    }
  }
});

test("the standby database takes over when the first zone fails", () => {
  const whole = partStates({ design: "zones", unplugged: new Set() });
  expect([whole.get("database-a"), whole.get("database-b")]).toEqual(["serves", "standby"]);
  const halved = partStates({ design: "zones", unplugged: new Set(["zone-a"]) });
  expect([halved.get("database-a"), halved.get("database-b")]).toEqual(["down", "tookOver"]);
  expect(halved.get("app-b")).toBe("serves");
});
