export type ZoneName = "zone-a" | "zone-b";
export type PartName =
  | "entrance"
  | "app-a"
  | "app-b"
  | "database-a"
  | "database-b"
  | "queue"
  | "worker-a"
  | "worker-b";
/** Everything that can be unplugged. */
export type PlugName = ZoneName | PartName;
type RoleName = "entrance" | "app" | "database" | "queue" | "worker";
export type TaskName = "reading" | "ordering" | "mail";
export type DesignName = "server" | "zones" | "queue";

export interface Part {
  name: PartName;
  /** It is down when all of them are; one without a zone stands outside. */
  zones: ZoneName[];
  /** Minutes until it works again when no other part can do its work. */
  repair: number;
  /** Of the one server's monthly cost, in percent. */
  cost: number;
}

/** Parts that stand in for each other. */
export interface Role {
  parts: Part[];
  /** Only the first part that is up serves, the next one holds a copy; otherwise all share the work. */
  standby?: true;
  /** Minutes until the others have the work of one that is down. */
  takeover: number;
}

interface Task {
  needs: RoleName[];
  /** Work that comes in meanwhile waits and is done afterwards. */
  waits?: true;
}

export interface Design {
  roles: Partial<Record<RoleName, Role>>;
  tasks: Record<TaskName, Task>;
  /** Minutes between two copies that lie outside both zones. */
  backup: number;
}

const part = (name: PartName, zones: ZoneName[], repair: number, cost: number): Part => ({
  name,
  zones,
  repair,
  cost,
});

const pair = ([first, second]: [PartName, PartName], repair: number, cost: number): [Part, Part] => [
  part(first, ["zone-a"], repair, cost),
  part(second, ["zone-b"], repair, cost),
];

const twoZones: Required<Pick<Design["roles"], "entrance" | "app" | "database">> = {
  entrance: { parts: [part("entrance", ["zone-a", "zone-b"], 30, 20)], takeover: 0 },
  app: { parts: pair(["app-a", "app-b"], 5, 40), takeover: 1 },
  database: { parts: pair(["database-a", "database-b"], 90, 60), standby: true, takeover: 2 },
};

const direct: Design["tasks"] = {
  reading: { needs: ["entrance", "app", "database"] },
  ordering: { needs: ["entrance", "app", "database"] },
  mail: { needs: ["app", "database"] },
};

/** All assumed, as the note below the demonstration says. */
export const designs: Record<DesignName, Design> = {
  server: {
    roles: {
      entrance: { parts: [part("entrance", [], 30, 0)], takeover: 0 },
      app: { parts: [part("app-a", ["zone-a"], 30, 40)], takeover: 0 },
      database: { parts: [part("database-a", ["zone-a"], 240, 60)], takeover: 0 },
    },
    tasks: direct,
    backup: 24 * 60,
  },
  zones: { roles: twoZones, tasks: direct, backup: 5 },
  queue: {
    roles: {
      ...twoZones,
      queue: { parts: [part("queue", ["zone-a", "zone-b"], 30, 10)], takeover: 0 },
      worker: { parts: pair(["worker-a", "worker-b"], 5, 15), takeover: 1 },
    },
    tasks: {
      reading: direct.reading,
      ordering: { needs: ["entrance", "app", "queue"] },
      mail: { needs: ["queue", "worker", "database"], waits: true },
    },
    backup: 5,
  },
};

export const designNames = Object.keys(designs) as DesignName[];
export const taskNames: TaskName[] = ["reading", "ordering", "mail"];
