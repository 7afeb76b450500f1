import {
  designs,
  taskNames,
  type Design,
  type DesignName,
  type Part,
  type PartName,
  type PlugName,
  type Role,
  type TaskName,
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

export type PartState = "down" | "serves" | "stands by" | "took over";

function isDown({ name, zones }: Part, unplugged: Unplugged): boolean {
  return unplugged.has(name) || (zones.length > 0 && zones.every((zone) => unplugged.has(zone)));
}

function minutesWithout({ parts, standby, takeover }: Role, unplugged: Unplugged): number {
  const down = parts.filter((part) => isDown(part, unplugged));
  if (down.length === parts.length) return Math.min(...parts.map(({ repair }) => repair));
  const felt = standby ? down.includes(parts[0]!) : down.length > 0;
  return felt ? takeover : 0;
}

/** Does the task work as soon as others have taken over, with nothing repaired? */
export function works({ roles, tasks }: Design, task: TaskName, unplugged: Unplugged): boolean {
  return tasks[task].needs.every((need) => roles[need]!.parts.some((part) => !isDown(part, unplugged)));
}

/** Repairs run side by side: the slowest counts. */
export function outcomeOf({ roles, tasks, backup }: Design, unplugged: Unplugged): Outcome {
  const stops = Object.fromEntries(
    taskNames.map((task) => [
      task,
      Math.max(...tasks[task].needs.map((need) => minutesWithout(roles[need]!, unplugged))),
    ]),
  ) as Outcome["stops"];
  const copies = roles.database!.parts;
  // A standby is written to together with the first database, so it lacks nothing.
  return { stops, lost: copies.every((copy) => isDown(copy, unplugged)) ? backup : 0 };
}

export function stateOf({ roles }: Design, name: PartName, unplugged: Unplugged): PartState {
  const role = Object.values(roles).find(({ parts }) => parts.some((part) => part.name === name))!;
  const up = role.parts.filter((part) => !isDown(part, unplugged));
  const place = up.findIndex((part) => part.name === name);
  if (place < 0) return "down";
  if (!role.standby) return "serves";
  if (place > 0) return "stands by";
  return role.parts[0]!.name === name ? "serves" : "took over";
}

/** As a multiple of the one server's. */
export function costOf(name: DesignName): number {
  const parts = Object.values(designs[name].roles).flatMap((role) => role.parts);
  return parts.reduce((sum, { cost }) => sum + cost, 0) / 100;
}

export function partsOf({ roles }: Design): PartName[] {
  return Object.values(roles).flatMap(({ parts }) => parts.map(({ name }) => name));
}

/** Everything in it that can be unplugged, zones first. */
export function plugsOf(design: Design): PlugName[] {
  const zones = Object.values(design.roles).flatMap(({ parts }) => parts.flatMap((part) => part.zones));
  return [...new Set([...zones, ...partsOf(design)])];
}
