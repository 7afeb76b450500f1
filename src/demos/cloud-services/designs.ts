export type ZoneName = "zone-a" | "zone-b";
export type PartName = "dns" | "balancer" | "app-a" | "app-b" | "queue" | "database-a" | "database-b";
/** Everything that can be unplugged. */
export type PlugName = ZoneName | PartName;
type RoleName = "entrance" | "app" | "queue" | "database";
export type TaskName = "reading" | "ordering" | "mail";
export type DesignName = "server" | "zones" | "queue";

/** Parts that stand in for each other. */
export interface Role {
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

export interface Design {
  title: string;
  roles: Partial<Record<RoleName, Role>>;
  /** What each task needs. */
  tasks: Record<TaskName, RoleName[]>;
  /** Its work waits in the queue and is done afterwards. */
  late?: TaskName;
  /** Minutes between two copies that lie outside both zones. */
  backup: number;
}

const twoZones: Design["roles"] = {
  entrance: { parts: ["balancer"], takeover: 0, repair: 30, cost: 20 },
  app: { parts: ["app-a", "app-b"], takeover: 1, repair: 5, cost: 40 },
  database: { parts: ["database-a", "database-b"], standby: true, takeover: 2, repair: 90, cost: 60 },
};

const direct: Design["tasks"] = {
  reading: ["entrance", "app", "database"],
  ordering: ["entrance", "app", "database"],
  mail: ["app", "database"],
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
    tasks: direct,
    backup: 24 * 60,
  },
  zones: { title: "Two zones", roles: twoZones, tasks: direct, backup: 5 },
  queue: {
    title: "And a queue",
    roles: { ...twoZones, queue: { parts: ["queue"], takeover: 0, repair: 30, cost: 20 } },
    tasks: { ...direct, ordering: ["entrance", "app", "queue"], mail: ["queue", "app", "database"] },
    late: "mail",
    backup: 5,
  },
};

export const designNames = Object.keys(designs) as DesignName[];
export const taskNames: TaskName[] = ["reading", "ordering", "mail"];
