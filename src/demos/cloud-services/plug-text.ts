import { list, plural } from "../wording.ts";
import type { Move } from "../define-demo.tsx";
import type { Stamp } from "../verdict.tsx";
import { designs, taskNames, type DesignName, type PartName, type PlugName } from "./designs.ts";
import { brief, outcomeOf, plugsOf, type PartState, type State } from "./plug-model.ts";

/** Each part's title, and what it does while it serves. */
const words = {
  dns: ["DNS", "lets all in"],
  balancer: ["Load balancer", "lets all in"],
  app: ["App server", "answers"],
  queue: ["Queue", "holds orders"],
  database: ["Database", "stores orders"],
} as const;

const wordsOf = (name: PartName) => words[name.replace(/-[ab]$/, "") as keyof typeof words];

/** As it stands in the drawing. */
export function titleOf(name: PlugName, shown: DesignName): string {
  if (name === "zone-a") return shown === "server" ? "Server" : "Zone A";
  return name === "zone-b" ? "Zone B" : wordsOf(name)[0];
}

/** "Database, zone A": as it is spoken. */
export function fullTitleOf(name: PlugName, shown: DesignName): string {
  const [, side] = /^(?!zone).*-(.)$/.exec(name) ?? [];
  return `${titleOf(name, shown)}${side && shown !== "server" ? `, zone ${side.toUpperCase()}` : ""}`;
}

export function describePart(name: PartName, state: PartState): string {
  if (state === "serves") return wordsOf(name)[1];
  return state === "stands by" ? "keeps a copy" : state;
}

export function stamp({ shown, unplugged }: State): Stamp {
  const { stops, lost } = outcomeOf(designs[shown], unplugged);
  if (lost > 0) return { text: "Lost", good: false };
  return Math.max(...Object.values(stops)) > brief
    ? { text: "Delayed", good: false }
    : { text: "Delivered", good: true };
}

/** A design that holds, then a worse failure for it. */
export function suggest({ shown, unplugged }: State): Move<State> | undefined {
  const { lost } = outcomeOf(designs[shown], unplugged);
  if (shown === "server") return { label: "Try two zones", changed: { shown: "zones" } };
  if (!unplugged.has("zone-a"))
    return { label: "Unplug zone A", changed: { unplugged: new Set([...unplugged, "zone-a" as const]) } };
  if (shown === "zones") return { label: "Add a queue", changed: { shown: "queue" } };
  return lost > 0 ? { label: "Plug everything in", changed: { unplugged: new Set() } } : undefined;
}

const taskTitles = { reading: "reading", ordering: "ordering", mail: "confirmations" };

function describeDuration(minutes: number): string {
  return minutes < 120 ? plural(minutes, "minute") : plural(minutes / 60, "hour");
}

/** "The shop stopped for 4 hours, and up to 24 hours of orders were lost." */
export function describe({ shown, unplugged }: State): string {
  const { late } = designs[shown];
  const { stops, lost } = outcomeOf(designs[shown], unplugged);
  const fates = Map.groupBy(taskNames, (task) => {
    if (stops[task] === 0) return "went on";
    const duration = describeDuration(stops[task]);
    return task === late ? `came ${duration} late` : `stopped for ${duration}`;
  });
  const clauses = Array.from(fates, ([fate, tasks]) =>
    fates.size === 1 ? `the shop ${fate}` : `${list(tasks.map((task) => taskTitles[task]))} ${fate}`,
  );
  clauses.push(`and ${lost === 0 ? "no order was" : `up to ${describeDuration(lost)} of orders were`} lost.`);
  return clauses.join(", ").replace(/^./, (first) => first.toUpperCase());
}

export function message(state: State): string {
  const { shown, unplugged } = state;
  const titles = plugsOf(designs[shown])
    .filter((name) => unplugged.has(name))
    .map((name) => fullTitleOf(name, shown));
  return `I tried the failure demonstration and unplugged ${titles.join("; ") || "nothing"} (${designs[shown].title.toLowerCase()}). ${describe(state)}`;
}
