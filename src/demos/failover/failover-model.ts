export type ZoneName = "zone-a" | "zone-b";
export type PartName = "dns" | "balancer" | "app-a" | "app-b" | "queue" | "database-a" | "database-b";
/** Everything that can be unplugged. */
export type PlugName = ZoneName | PartName;
export type PartKind = "dns" | "balancer" | "app" | "queue" | "database";
export type Connection = readonly [from: PartName, to: PartName];
export type DesignName = "server" | "zones" | "queue";
type Unplugged = ReadonlySet<PlugName>;

/** A role in the design, with the parts that can stand in for each other. */
interface Role {
  parts: PartName[];
  /**
   * If set, only the first part that is up serves, and the next one keeps a copy. Otherwise all share the
   * work.
   */
  standby?: true;
  /** Minutes until the other parts do the work of one that is down. Left out if there are no others. */
  takeover?: number;
  /** Minutes until a part works again when all are down. */
  repair: number;
  /** The monthly cost of each part, in percent of that of the one server. */
  cost: number;
}

interface Design {
  /** In the order in which a customer's order passes them. */
  roles: { entrance: Role; app: Role; queue?: Role; database: Role };
  /** How many minutes of orders are lost with the databases, because no copy outside has them. */
  uncopied: number;
}

const twoZones: Design["roles"] = {
  entrance: { parts: ["balancer"], repair: 30, cost: 20 },
  app: { parts: ["app-a", "app-b"], takeover: 1, repair: 5, cost: 40 },
  database: { parts: ["database-a", "database-b"], standby: true, takeover: 2, repair: 90, cost: 60 },
};

const { entrance, app, database } = twoZones;

/** Assumed figures, as the demonstration says. */
const designs: Record<DesignName, Design> = {
  server: {
    roles: {
      entrance: { parts: ["dns"], repair: 30, cost: 0 },
      app: { parts: ["app-a"], repair: 30, cost: 40 },
      database: { parts: ["database-a"], repair: 240, cost: 60 },
    },
    uncopied: 24 * 60,
  },
  zones: { roles: twoZones, uncopied: 5 },
  queue: {
    roles: { entrance, app, queue: { parts: ["queue"], repair: 30, cost: 20 }, database },
    // The queue keeps an order until the copy has it.
    uncopied: 0,
  },
};

const zoneNames: ZoneName[] = ["zone-a", "zone-b"];

/** Every part with its kind, and with its zone if it is in only one. */
const kindsAndZones: Record<PartName, { kind: PartKind; zone?: ZoneName }> = {
  dns: { kind: "dns" },
  balancer: { kind: "balancer" },
  queue: { kind: "queue" },
  "app-a": { kind: "app", zone: "zone-a" },
  "app-b": { kind: "app", zone: "zone-b" },
  "database-a": { kind: "database", zone: "zone-a" },
  "database-b": { kind: "database", zone: "zone-b" },
};

export const kindOf = (name: PartName): PartKind => kindsAndZones[name].kind;

export const zoneOf = (name: PartName): ZoneName | undefined => kindsAndZones[name].zone;

export function isZone(name: PlugName): name is ZoneName {
  return !(name in kindsAndZones);
}

export const designNames = Object.keys(designs) as DesignName[];

export interface State {
  design: DesignName;
  /** A part stays unplugged when the design changes. */
  unplugged: Unplugged;
}

/** Everything works, and runs on one server, so that one plug can stop it. */
export const initialState: State = { design: "server", unplugged: new Set() };

/** Minutes of a stop that customers tolerate. */
export const tolerableMinutes = 5;

/** `standby`: it keeps a copy. `tookOver`: it does the work of one that is down. */
export type PartState = "down" | "serves" | "standby" | "tookOver";

/** A part is down if it is unplugged, or if all of its zones are. DNS is in no zone. */
function isDown(name: PartName, unplugged: Unplugged): boolean {
  const zone = zoneOf(name);
  const zones = zone ? [zone] : zoneNames;
  return unplugged.has(name) || (name !== "dns" && zones.every((each) => unplugged.has(each)));
}

/** Returns the minutes until all roles work again. Repairs run at the same time, so the slowest counts. */
function minutesWithout(roles: Role[], unplugged: Unplugged): number {
  const minutes = roles.map(({ parts, standby, takeover = 0, repair }) => {
    const down = parts.filter((part) => isDown(part, unplugged));
    if (down.length === parts.length) return repair;
    const felt = standby ? down.includes(parts[0]!) : down.length > 0;
    return felt ? takeover : 0;
  });
  return Math.max(...minutes);
}

/**
 * Returns the minutes until browsing and ordering work again, 0 if they never stopped, and as `lost` the
 * minutes of orders that are lost for good.
 */
export function outcomeOf({ design, unplugged }: State) {
  const { roles, uncopied } = designs[design];
  // Without a queue, an order needs the database.
  const { queue = roles.database } = roles;
  return {
    browsing: minutesWithout([roles.entrance, roles.app, roles.database], unplugged),
    ordering: minutesWithout([roles.entrance, roles.app, queue], unplugged),
    // Every order is written to both databases, so either of them has all.
    lost: roles.database.parts.every((copy) => isDown(copy, unplugged)) ? uncopied : 0,
  };
}

/** Whether nobody can order for longer than customers tolerate. */
export function isShut(state: State): boolean {
  return outcomeOf(state).ordering > tolerableMinutes;
}

export function partStates({ design, unplugged }: State): Map<PartName, PartState> {
  const states = Object.values(designs[design].roles).flatMap(({ parts, standby }) => {
    const up = parts.filter((part) => !isDown(part, unplugged));
    return parts.map((name): [PartName, PartState] => {
      if (!up.includes(name)) return [name, "down"];
      if (standby && name !== up[0]) return [name, "standby"];
      return [name, standby && name !== parts[0] ? "tookOver" : "serves"];
    });
  });
  return new Map(states);
}

/** Returns all connections of a design, through the queue if it has one. */
export function connectionsIn(design: DesignName): Connection[] {
  const roles = Object.values(designs[design].roles);
  return roles.flatMap(({ parts }, index) =>
    parts.flatMap((from) => (roles[index + 1]?.parts ?? []).map((to): Connection => [from, to])),
  );
}

/** Returns the cost of a design as a multiple of that of the one server. */
export function costOf(name: DesignName): number {
  const costs = Object.values(designs[name].roles).map(({ parts, cost }) => parts.length * cost);
  return costs.reduce((sum, cost) => sum + cost) / 100;
}

/** Returns everything in a design that can be unplugged, zones first. */
export function plugNamesIn(design: DesignName): PlugName[] {
  const parts = Object.values(designs[design].roles).flatMap((role) => role.parts);
  return [...zoneNamesIn(design), ...parts];
}

export function isWhole({ design, unplugged }: State): boolean {
  return plugNamesIn(design).every((name) => !unplugged.has(name));
}

/** Returns the zones of a design. The one server counts as a zone. */
export function zoneNamesIn(design: DesignName): ZoneName[] {
  return design === "server" ? ["zone-a"] : zoneNames;
}
