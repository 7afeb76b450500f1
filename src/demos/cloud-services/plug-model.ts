import {
  designs,
  taskNames,
  type Design,
  type DesignName,
  type PartName,
  type PlugName,
  type Role,
  type TaskName,
  type ZoneName,
} from "./designs.ts";

export type Unplugged = ReadonlySet<PlugName>;

export interface State {
  shown: DesignName;
  /** In all designs: a part stays out when another design is shown. */
  unplugged: Unplugged;
}

export interface Outcome {
  /** Minutes until the task works again: 0 when it never stopped. */
  stops: Record<TaskName, number>;
  /** Minutes' worth of orders that are gone for good. */
  lost: number;
}

/** Minutes that a customer sits out. */
export const brief = 5;

export type PartState = "down" | "serves" | "stands by" | "took over";

/** A part is down when all of them are; DNS stands outside of any. */
function zonesOf(name: PartName): ZoneName[] {
  if (name === "dns") return [];
  if (name.endsWith("-a")) return ["zone-a"];
  return name.endsWith("-b") ? ["zone-b"] : ["zone-a", "zone-b"];
}

function isDown(name: PartName, unplugged: Unplugged): boolean {
  const zones = zonesOf(name);
  return unplugged.has(name) || (zones.length > 0 && zones.every((zone) => unplugged.has(zone)));
}

function minutesWithout({ parts, standby, takeover, repair }: Role, unplugged: Unplugged): number {
  const down = parts.filter((part) => isDown(part, unplugged));
  if (down.length === parts.length) return repair;
  const felt = standby ? down.includes(parts[0]!) : down.length > 0;
  return felt ? takeover : 0;
}

/** Does the task work as soon as others have taken over, with nothing repaired? */
export function works({ roles, tasks }: Design, task: TaskName, unplugged: Unplugged): boolean {
  return tasks[task].every((need) => roles[need]!.parts.some((part) => !isDown(part, unplugged)));
}

/** Repairs run side by side: the slowest counts. */
export function outcomeOf({ roles, tasks, backup }: Design, unplugged: Unplugged): Outcome {
  const stops = Object.fromEntries(
    taskNames.map((task) => [
      task,
      Math.max(...tasks[task].map((need) => minutesWithout(roles[need]!, unplugged))),
    ]),
  ) as Outcome["stops"];
  const copies = roles.database!.parts;
  // A standby is written to together with the first database, so it lacks nothing.
  return { stops, lost: copies.every((copy) => isDown(copy, unplugged)) ? backup : 0 };
}

export function stateOf({ roles }: Design, name: PartName, unplugged: Unplugged): PartState {
  const { parts, standby } = Object.values(roles).find((role) => role.parts.includes(name))!;
  const place = parts.filter((part) => !isDown(part, unplugged)).indexOf(name);
  if (place < 0) return "down";
  if (!standby) return "serves";
  if (place > 0) return "stands by";
  return parts[0] === name ? "serves" : "took over";
}

/** As a multiple of the one server's. */
export function costOf(name: DesignName): number {
  return (
    Object.values(designs[name].roles).reduce((sum, { parts, cost }) => sum + parts.length * cost, 0) / 100
  );
}

export function partsOf({ roles }: Design): PartName[] {
  return Object.values(roles).flatMap(({ parts }) => parts);
}

/** Everything in it that can be unplugged, zones first. */
export function plugsOf(design: Design): PlugName[] {
  const parts = partsOf(design);
  const zones: ZoneName[] = parts.includes("app-b") ? ["zone-a", "zone-b"] : ["zone-a"];
  return [...zones, ...parts];
}
