import { plural } from "../wording.ts";
import type { Move, Stamp } from "../define-demo.tsx";
import {
  brief,
  designs,
  outcomeOf,
  plugsOf,
  type DesignName,
  type PartName,
  type PartState,
  type PlugName,
  type State,
} from "./plug-model.ts";

/** Each part's title, and what it does while it serves. */
const words = {
  dns: ["DNS", "shows the way"],
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

export function stamp(state: State): Stamp {
  const { browsing, ordering, lost } = outcomeOf(state);
  if (lost > 0) return { text: "Lost", good: false };
  return Math.max(browsing, ordering) > brief
    ? { text: "Delayed", good: false }
    : { text: "Delivered", good: true };
}

/** A design that holds, a worse failure for it, and a better one; where orders are held or lost, the way back. */
export function suggest(state: State): Move<State> | undefined {
  const { shown, unplugged } = state;
  if (shown === "server") return { label: "Try two zones", changed: { shown: "zones" } };
  if (!stamp(state).good) return { label: "Plug everything in", changed: { unplugged: new Set() } };
  if (!unplugged.has("zone-a"))
    return { label: "Unplug zone A", changed: { unplugged: new Set<PlugName>([...unplugged, "zone-a"]) } };
  return shown === "zones" ? { label: "Add a queue", changed: { shown: "queue" } } : undefined;
}

function describeDuration(minutes: number): string {
  return minutes < 120 ? plural(minutes, "minute") : plural(minutes / 60, "hour");
}

function describeStop(minutes: number): string {
  return minutes === 0 ? "went on" : `stopped for ${describeDuration(minutes)}`;
}

/** "The shop stopped for 4 hours, and up to 24 hours of orders were lost." */
export function describe(state: State): string {
  const { browsing, ordering, lost } = outcomeOf(state);
  const [first, second] = [describeStop(browsing), describeStop(ordering)];
  const stops = first === second ? `The shop ${first}` : `Browsing ${first}, ordering ${second}`;
  const loss = lost === 0 ? "no order was" : `up to ${describeDuration(lost)} of orders were`;
  return `${stops}, and ${loss} lost.`;
}

export function message(state: State): string {
  const { shown, unplugged } = state;
  const titles = plugsOf(shown)
    .filter((name) => unplugged.has(name))
    .map((name) => fullTitleOf(name, shown));
  return `I tried the failure demonstration and unplugged ${titles.join("; ") || "nothing"} (${designs[shown].title.toLowerCase()}). ${describe(state)}`;
}
