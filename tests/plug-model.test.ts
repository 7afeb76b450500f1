import { expect, test } from "vitest";
import { designs, taskNames, type DesignName, type PlugName } from "../src/demos/cloud-services/designs.ts";
import { outcomeOf, plugsOf, stateOf, works } from "../src/demos/cloud-services/plug-model.ts";

/** Minutes without reading, ordering and mail, and minutes of orders lost: worked out by hand from the assumptions. */
const table: [DesignName, PlugName[], [number, number, number, number]][] = [
  ["server", [], [0, 0, 0, 0]],
  ["server", ["dns"], [30, 30, 0, 0]],
  ["server", ["app-a"], [30, 30, 30, 0]],
  ["server", ["database-a"], [240, 240, 240, 1440]],
  ["server", ["zone-a"], [240, 240, 240, 1440]],
  ["server", ["queue", "zone-b"], [0, 0, 0, 0]],
  ["zones", ["balancer"], [30, 30, 0, 0]],
  ["zones", ["app-a"], [1, 1, 1, 0]],
  ["zones", ["app-b"], [1, 1, 1, 0]],
  ["zones", ["app-a", "app-b"], [5, 5, 5, 0]],
  ["zones", ["database-a"], [2, 2, 2, 0]],
  ["zones", ["database-b"], [0, 0, 0, 0]],
  ["zones", ["database-a", "database-b"], [90, 90, 90, 5]],
  ["zones", ["zone-a"], [2, 2, 2, 0]],
  ["zones", ["zone-b"], [1, 1, 1, 0]],
  ["zones", ["zone-a", "database-b"], [90, 90, 90, 5]],
  ["zones", ["zone-a", "zone-b"], [90, 90, 90, 5]],
  ["queue", ["database-a"], [2, 0, 2, 0]],
  ["queue", ["database-a", "database-b"], [90, 0, 90, 5]],
  ["queue", ["queue"], [0, 30, 30, 0]],
  ["queue", ["app-a"], [1, 1, 1, 0]],
  ["queue", ["app-a", "app-b"], [5, 5, 5, 0]],
  ["queue", ["zone-a"], [2, 1, 2, 0]],
  ["queue", ["zone-a", "zone-b"], [90, 30, 90, 5]],
];

test.each(table)("%s without %j", (name, unplugged, [reading, ordering, mail, lost]) => {
  expect(outcomeOf(designs[name], new Set(unplugged))).toEqual({ stops: { reading, ordering, mail }, lost });
});

/** The chance that a task works, added up over every combination of parts that are up and down. */
function availability(
  name: DesignName,
  task: (typeof taskNames)[number],
  of: Partial<Record<PlugName, number>>,
) {
  const plugs = plugsOf(designs[name]);
  let sum = 0;
  for (let states = 0; states < 2 ** plugs.length; states += 1) {
    const down = new Set(plugs.filter((_, index) => states & (1 << index)));
    const chance = plugs.reduce((product, plug) => {
      const up = of[plug] ?? 1;
      return product * (down.has(plug) ? 1 - up : up);
    }, 1);
    if (chance > 0 && works(designs[name], task, down)) sum += chance;
  }
  return sum;
}

const [entrance, zone, app, database] = [0.999, 0.995, 0.98, 0.97];

// Reliability arithmetic (Trivedi, "Probability and Statistics with Reliability", chapter 2): parts in series multiply, of
// parts side by side all must fail. A zone is what its parts have in common, so both cases of it are added.
test("one server is a chain: its availabilities multiply", () => {
  const parts = { dns: entrance, "zone-a": zone, "app-a": app, "database-a": database };
  expect(availability("server", "reading", parts)).toBeCloseTo(entrance * zone * app * database, 12);
});

test("whatever else fails, nothing gets better", () => {
  for (const design of Object.values(designs)) {
    const plugs = plugsOf(design);
    for (const first of plugs) {
      for (const second of plugs) {
        const one = outcomeOf(design, new Set([first]));
        const two = outcomeOf(design, new Set([first, second]));
        for (const task of taskNames) expect(two.stops[task]).toBeGreaterThanOrEqual(one.stops[task]);
        expect(two.lost).toBeGreaterThanOrEqual(one.lost);
      }
    }
  }
});

test("the standby database takes over, and stands by again when the first is back", () => {
  const design = designs.zones;
  expect(stateOf(design, "database-b", new Set())).toBe("stands by");
  expect(stateOf(design, "database-b", new Set(["zone-a"]))).toBe("took over");
  expect(stateOf(design, "database-a", new Set(["zone-a"]))).toBe("down");
  expect(stateOf(design, "app-b", new Set(["zone-a"]))).toBe("serves");
});
