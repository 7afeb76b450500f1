import type { PartName } from "./designs.ts";
import type { PartState } from "./plug-model.ts";

/** As they stand in the drawing. */
export const partNames: Record<PartName, string> = {
  entrance: "Load balancer",
  "app-a": "App server",
  "app-b": "App server",
  "database-a": "Database",
  "database-b": "Database",
  queue: "Queue",
  "worker-a": "Worker",
  "worker-b": "Worker",
};

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

const others: Record<Exclude<PartState, "serves">, string> = {
  down: "down",
  "stands by": "keeps a copy",
  "took over": "took over",
};

export function stateWords(name: PartName, state: PartState): string {
  return state === "serves" ? serving[name] : others[state];
}
