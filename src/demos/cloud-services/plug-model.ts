export type ZoneName = "zone-a" | "zone-b";
export type PartName = "dns" | "balancer" | "app-a" | "app-b" | "queue" | "database-a" | "database-b";
/** Everything that can be unplugged. */
export type PlugName = ZoneName | PartName;
export type DesignName = "server" | "zones" | "queue";
type Unplugged = ReadonlySet<PlugName>;

/** Parts that stand in for each other. */
interface Role {
  parts: PartName[];
  /** Only the first part that is up serves, the next one holds a copy; otherwise all share the work. */
  standby?: true;
  /** Minutes until the others have the work of one that is down. */
  takeover: number;
  /** Minutes until one works again when all are down. */
  repair: number;
  /** Of each part: in percent of the one server's monthly cost. */
  cost: number;
}

interface Design {
  title: string;
  roles: { entrance: Role; app: Role; database: Role; queue?: Role };
  /** Minutes of orders that are in no copy outside the databases. */
  uncopied: number;
}

const twoZones: Design["roles"] = {
  entrance: { parts: ["balancer"], takeover: 0, repair: 30, cost: 20 },
  app: { parts: ["app-a", "app-b"], takeover: 1, repair: 5, cost: 40 },
  database: { parts: ["database-a", "database-b"], standby: true, takeover: 2, repair: 90, cost: 60 },
};

/** All assumed, as the demonstration says. */
export const designs: Record<DesignName, Design> = {
  server: {
    title: "One server",
    roles: {
      entrance: { parts: ["dns"], takeover: 0, repair: 30, cost: 0 },
      app: { parts: ["app-a"], takeover: 0, repair: 30, cost: 40 },
      database: { parts: ["database-a"], takeover: 0, repair: 240, cost: 60 },
    },
    uncopied: 24 * 60,
  },
  zones: { title: "Two zones", roles: twoZones, uncopied: 5 },
  queue: {
    title: "With a queue",
    roles: { ...twoZones, queue: { parts: ["queue"], takeover: 0, repair: 30, cost: 20 } },
    // The queue keeps an order until it is in a copy.
    uncopied: 0,
  },
};

export const designNames = Object.keys(designs) as DesignName[];

export interface State {
  shown: DesignName;
  /** In all designs: a part stays out when another design is shown. */
  unplugged: Unplugged;
}

/** Minutes that a customer sits out. */
export const brief = 5;

export type PartState = "down" | "serves" | "stands by" | "took over";

/** A part without power in all of its zones is down; DNS stands outside of any. */
function isDown(name: PartName, unplugged: Unplugged): boolean {
  const [side = ""] = /-[ab]$/.exec(name) ?? [];
  const zones = (["zone-a", "zone-b"] as const).filter((zone) => zone.endsWith(side));
  return unplugged.has(name) || (name !== "dns" && zones.every((zone) => unplugged.has(zone)));
}

/** Repairs run side by side: the slowest counts. */
function minutesWithout(roles: Role[], unplugged: Unplugged): number {
  const minutes = roles.map(({ parts, standby, takeover, repair }) => {
    const down = parts.filter((part) => isDown(part, unplugged));
    if (down.length === parts.length) return repair;
    const felt = standby ? down.includes(parts[0]!) : down.length > 0;
    return felt ? takeover : 0;
  });
  return Math.max(...minutes);
}

/**
 * Minutes until browsing and ordering work again, 0 when they never stopped; `lost` is minutes' worth of orders that are
 * gone for good.
 */
export function outcomeOf({ shown, unplugged }: State) {
  const { roles, uncopied } = designs[shown];
  const { entrance, app, database, queue = database } = roles;
  return {
    browsing: minutesWithout([entrance, app, database], unplugged),
    ordering: minutesWithout([entrance, app, queue], unplugged),
    // A standby is written to together with the first database, so it lacks nothing.
    lost: database.parts.every((copy) => isDown(copy, unplugged)) ? uncopied : 0,
  };
}

/** Of every part of the design. */
export function partStates({ shown, unplugged }: State): Map<PartName, PartState> {
  const states = Object.values(designs[shown].roles).flatMap(({ parts, standby }) => {
    const up = parts.filter((part) => !isDown(part, unplugged));
    return parts.map((name): [PartName, PartState] => {
      if (!up.includes(name)) return [name, "down"];
      if (!standby || (name === up[0] && name === parts[0])) return [name, "serves"];
      return [name, name === up[0] ? "took over" : "stands by"];
    });
  });
  return new Map(states);
}

/** As a multiple of the one server's. */
export function costOf(name: DesignName): number {
  const costs = Object.values(designs[name].roles).map(({ parts, cost }) => parts.length * cost);
  return costs.reduce((sum, cost) => sum + cost) / 100;
}

/** Everything in it that can be unplugged, zones first. */
export function plugsOf(shown: DesignName): PlugName[] {
  const parts = Object.values(designs[shown].roles).flatMap((role) => role.parts);
  return [...zonesIn(shown), ...parts];
}

/** The one server is the first of them. */
export function zonesIn(shown: DesignName): ZoneName[] {
  return shown === "server" ? ["zone-a"] : ["zone-a", "zone-b"];
}
