import { list, plural } from "../wording.ts";
import { designs, taskNames, type DesignName, type PartName, type PlugName } from "./designs.ts";
import { outcomeOf, plugsOf, type PartState, type State, type Unplugged } from "./plug-model.ts";

export const designTitles: Record<DesignName, string> = {
  server: "One server",
  zones: "Two zones",
  queue: "Two zones and a queue",
};

const twoZonesBackup = "Backup outside both zones, every 5\u00a0minutes";
export const backupTitles: Record<DesignName, string> = {
  server: "Backup elsewhere, once a night",
  zones: twoZonesBackup,
  queue: twoZonesBackup,
};

const partTitles: Record<PartName, string> = {
  entrance: "Load balancer",
  "app-a": "App server",
  "app-b": "App server",
  "database-a": "Database",
  "database-b": "Database",
  queue: "Queue",
  "worker-a": "Worker",
  "worker-b": "Worker",
};

/** As it stands in the drawing. */
export function titleOf(name: PlugName, shown: DesignName): string {
  if (name === "zone-a") return shown === "server" ? "Server" : "Zone A";
  if (name === "zone-b") return "Zone B";
  return name === "entrance" && shown === "server" ? "DNS" : partTitles[name];
}

/** "Database, zone A": as it is spoken. */
export function fullTitleOf(name: PlugName, shown: DesignName): string {
  const [, side] = /^(?!zone).*-(.)$/.exec(name) ?? [];
  return `${titleOf(name, shown)}${side ? `, zone ${side.toUpperCase()}` : ""}`;
}

const serving: Record<PartName, string> = {
  entrance: "lets all in",
  "app-a": "answers",
  "app-b": "answers",
  "database-a": "stores orders",
  "database-b": "stores orders",
  queue: "passes orders on",
  "worker-a": "sends e-mails",
  "worker-b": "sends e-mails",
};

const otherStates: Record<Exclude<PartState, "serves">, string> = {
  down: "down",
  "stands by": "keeps a copy",
  "took over": "took over",
};

export function describePart(name: PartName, state: PartState): string {
  return state === "serves" ? serving[name] : otherStates[state];
}

const taskTitles = { reading: "reading", ordering: "ordering", mail: "confirmations" };

function describeDuration(minutes: number): string {
  return minutes < 120 ? plural(minutes, "minute") : plural(minutes / 60, "hour");
}

/** "Two zones: ordering goes on, reading stops for 2 minutes, and no order is lost." */
function describeDesign(name: DesignName, unplugged: Unplugged): string {
  const { tasks } = designs[name];
  const { stops, lost } = outcomeOf(designs[name], unplugged);
  const groups = Map.groupBy(taskNames, (task) => {
    if (stops[task] === 0) return "go on";
    const duration = describeDuration(stops[task]);
    return tasks[task].waits ? `come ${duration} late` : `stop for ${duration}`;
  });
  const clauses = Array.from(groups, ([verb, [first, ...others]]) =>
    // One activity is singular: reading goes on, reading stops.
    others.length === 0 && first !== "mail"
      ? `${taskTitles[first!]} ${verb.replace(/^go\b/, "goes").replace(/^stop\b/, "stops")}`
      : `${list([first!, ...others].map((task) => taskTitles[task]))} ${verb}`,
  );
  const outcome = groups.get("go on")?.length === taskNames.length ? "nothing stops" : clauses.join(", ");
  const loss = lost === 0 ? "no order is lost" : `up to ${describeDuration(lost)} of orders are lost`;
  return `${designTitles[name]}: ${outcome}, and ${loss}.`;
}

/** The failure in the design that is shown. */
export function describe({ shown, unplugged }: State): string {
  return describeDesign(shown, unplugged);
}

/** The same failure in the one server; where that is shown, in two zones. */
export function explain({ shown, unplugged }: State): string {
  return describeDesign(shown === "server" ? "zones" : "server", unplugged);
}

export function message(state: State): string {
  const { shown, unplugged } = state;
  const titles = plugsOf(designs[shown])
    .filter((name) => unplugged.has(name))
    .map((name) => fullTitleOf(name, shown));
  return `I tried the failure demonstration and unplugged ${titles.join("; ") || "nothing"}. ${describe(state)} ${explain(state)}`;
}
