import { designs, taskNames, type Design, type DesignName, type PlugName } from "./designs.ts";
import { outcomeOf, plugsOf, type Unplugged } from "./plug-model.ts";

export const designTitles: Record<DesignName, string> = {
  server: "One server",
  zones: "Two zones",
  queue: "Two zones and a queue",
};

const taskWords = { reading: "reading", ordering: "ordering", mail: "confirmations" };

export function plugWords(name: PlugName, shown: DesignName): string {
  if (name === "entrance") return shown === "server" ? "DNS" : "Load balancer";
  if (name === "queue") return "Queue";
  if (name === "zone-a" && shown === "server") return "Server";
  const [kind, side] = name.split("-") as [string, string];
  if (kind === "zone") return `Zone ${side.toUpperCase()}`;
  return `${kind === "app" ? "App server" : kind[0]!.toUpperCase() + kind.slice(1)}, zone ${side.toUpperCase()}`;
}

const list = (words: string[]) => words.join(", ").replace(/, ([^,]+)$/, " and $1");

function long(minutes: number): string {
  const [count, unit] = minutes < 120 ? [minutes, "minute"] : [minutes / 60, "hour"];
  return `${count}\u00a0${unit}${count === 1 ? "" : "s"}`;
}

/** "Two zones: ordering goes on, reading stops for 2 minutes, and no order is lost." */
export function resultWords(name: DesignName, unplugged: Unplugged): string {
  const design: Design = designs[name];
  const { stops, lost } = outcomeOf(design, unplugged);
  const groups = new Map<string, string[]>();
  for (const task of taskNames) {
    const late = stops[task] > 0 && design.tasks[task].waits;
    const key = late
      ? `come ${long(stops[task])} late`
      : stops[task] > 0
        ? `stop for ${long(stops[task])}`
        : "go on";
    groups.set(key, [...(groups.get(key) ?? []), taskWords[task]]);
  }
  const clauses = [...groups].map(([verb, tasks]) =>
    // One activity is singular: reading goes on, reading stops.
    tasks.length === 1 && tasks[0] !== taskWords.mail
      ? `${tasks[0]} ${verb.replace(/^go\b/, "goes").replace(/^stop\b/, "stops")}`
      : `${list(tasks)} ${verb}`,
  );
  if (taskNames.every((task) => stops[task] === 0)) clauses.splice(0, clauses.length, "nothing stops");
  clauses.push(lost === 0 ? "no order is lost" : `up to ${long(lost)} of orders are lost`);
  return `${designTitles[name]}: ${clauses.slice(0, -1).join(", ")}, and ${clauses.at(-1)}.`;
}

/** What of it is in the design, in words: "Database, zone A". */
export function unpluggedWords(shown: DesignName, unplugged: Unplugged): string[] {
  return plugsOf(designs[shown])
    .filter((name) => unplugged.has(name))
    .map((name) => plugWords(name, shown));
}
