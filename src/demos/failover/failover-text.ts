import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { formatCount } from "../kit/format.ts";
import {
  costOf,
  isShut,
  isWhole,
  isZone,
  kindOf,
  outcomeOf,
  plugNamesIn,
  tolerableMinutes,
  zoneOf,
} from "./failover-model.ts";
import type {
  DesignName,
  PartKind,
  PartName,
  PartState,
  PlugName,
  State,
  ZoneName,
} from "./failover-model.ts";

/** The title of each kind of part, and its work while it serves. */
const texts = {
  dns: ["DNS", "shows the way"],
  balancer: ["Load balancer", "shares load"],
  app: ["App server", "answers"],
  queue: ["Queue", "holds orders"],
  database: ["Database", "stores orders"],
} as const satisfies Record<PartKind, unknown>;

const stateTexts = { down: "down", standby: "keeps a copy", tookOver: "took over" };

export const designTitles: Record<DesignName, string> = {
  server: "One server",
  zones: "Two zones",
  queue: "With a queue",
};

/** Returns the cost of a design, such as "costs 2.2 servers". */
export const costText = (design: DesignName) => `costs ${formatCount(costOf(design), "server")}`;

/** The labels at the entrance, the first database and the queue, which say what has happened to each. */
export const tagTexts = { entrance: "SHUT", database: "LOST", queue: "HELD" };

/** Tells visitors what they can do. */
export const hint = "Pull a plug or press a box.";

const zoneTitles: Record<ZoneName, string> = { "zone-a": "Zone A", "zone-b": "Zone B" };

export function titleOf(name: PlugName, design: DesignName): string {
  if (!isZone(name)) return texts[kindOf(name)][0];
  return design === "server" ? "Server" : zoneTitles[name];
}

/** Returns a title that is clear outside the drawing: "Database, zone A". */
function fullTitleOf(name: PlugName, design: DesignName): string {
  const title = titleOf(name, design);
  const zone = isZone(name) || design === "server" ? undefined : zoneOf(name);
  return zone ? `${title}, ${zoneTitles[zone].replace("Zone", "zone")}` : title;
}

export function describePart(name: PartName, state: PartState): string {
  return state === "serves" ? texts[kindOf(name)][1] : stateTexts[state];
}

export const verdicts = {
  unprotected: { text: "Not protected", good: false },
  lost: { text: "Lost", good: false },
  shut: { text: "Delayed", good: false },
  held: { text: "Held", good: true },
  delivered: { text: "Delivered", good: true },
} satisfies Record<string, Verdict>;

export function verdict(state: State): Verdict {
  const { browsing, lost } = outcomeOf(state);
  if (state.design === "server" && isWhole(state)) return verdicts.unprotected;
  if (lost > 0) return verdicts.lost;
  if (isShut(state)) return verdicts.shut;
  return browsing > tolerableMinutes ? verdicts.held : verdicts.delivered;
}

/** A question or an answer, above the street. */
export function headline(state: State): string {
  const { browsing, ordering, lost } = outcomeOf(state);
  if (isWhole(state))
    return state.design === "server" ? "What if someone pulls this plug?" : "Now try to lose a single order";
  if (lost > 0) return `Up to ${describeDuration(lost)} of orders gone`;
  if (isShut(state)) return `Nobody can order for ${describeDuration(ordering)}`;
  if (browsing > tolerableMinutes) return "No browsing, but no order is lost";
  const minutes = Math.max(browsing, ordering);
  return `The shop is back ${minutes > 0 ? `in ${describeDuration(minutes)}` : "at once"}`;
}

const queueServers = (costOf("queue") - costOf("zones")).toFixed(1);

export const suggestions = {
  pull: "Pull the plug",
  zones: `Try two zones: ${costOf("zones")} times the cost`,
  databases: "Unplug both databases",
  queue: `Add a queue: ${queueServers} more servers`,
  plugIn: "Plug everything in",
};

/**
 * Suggests pulling the plug, then a second zone, then a worse failure, then the queue, and at the end
 * everything plugged in.
 */
export function suggest(state: State): Suggestion<State> | undefined {
  const { design, unplugged } = state;
  if (design === "server")
    return isWhole(state)
      ? { label: suggestions.pull, changes: { unplugged: new Set(["zone-a"]) } }
      : { label: suggestions.zones, changes: { design: "zones" } };
  if (design === "queue" && unplugged.size === 0) return undefined;
  if (design === "zones" && verdict(state)?.good)
    return {
      label: suggestions.databases,
      changes: { unplugged: new Set([...unplugged, "database-a", "database-b"]) },
    };
  if (design === "zones" && verdict({ ...state, design: "queue" })?.good)
    return { label: suggestions.queue, changes: { design: "queue" } };
  return { label: suggestions.plugIn, changes: { unplugged: new Set() } };
}

const benefits: Record<DesignName, string> = {
  server: "all is well until something fails",
  zones: "either zone can fail, and the other carries on",
  queue: "a zone or both databases can fail, and no order is lost",
};

export const describeDuration = (minutes: number) =>
  minutes < 120 ? formatCount(minutes, "minute") : formatCount(minutes / 60, "hour");
export const describeStop = (minutes: number) =>
  minutes === 0 ? "kept going" : `stopped for ${describeDuration(minutes)}`;

/** After a long stop only saved orders count as kept: others could not be placed. */
export const noLoss = { all: "no order was", saved: "no saved order was" };

export function describe(state: State): string {
  const { design } = state;
  const cost = design === "server" ? "For the price of one server" : `At ${costOf(design)} times the cost`;
  if (isWhole(state)) return `${cost}, ${benefits[design]}.`;
  const { browsing, ordering, lost } = outcomeOf(state);
  const [first, second] = [describeStop(browsing), describeStop(ordering)];
  const apart = browsing > 0 ? `browsing ${first}, ordering` : "only ordering";
  const stops = first === second ? `the shop ${first}` : `${apart} ${second}`;
  const none = ordering > tolerableMinutes ? noLoss.saved : noLoss.all;
  const loss = lost === 0 ? none : `up to ${describeDuration(lost)} of orders were`;
  return `${cost}, ${stops}, and ${loss}\u00a0lost.`;
}

export const explanation =
  "Restoring the single server from last night’s copy takes 4 hours, and repairing its app alone takes 30 minutes. " +
  "With two zones, the second app takes over in 1 minute, and the second database in 2. " +
  "If both apps fail, new ones start in 5 minutes. If both databases fail, a restore takes 90 minutes and, without a queue, loses the last 5 minutes of orders. " +
  "Repairing any other part takes 30 minutes. An app costs 0.4 servers, a database 0.6, a load balancer or queue 0.2.";

export function enclosure(state: State): string {
  const { design, unplugged } = state;
  const titles = plugNamesIn(design)
    .filter((name) => unplugged.has(name))
    .map((name) => fullTitleOf(name, design));
  const title = designTitles[design].toLowerCase();
  return `In the failure demonstration (${title}) I unplugged ${titles.join("; ") || "nothing"}. ${describe(state)}`;
}
