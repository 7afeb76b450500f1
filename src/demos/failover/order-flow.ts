import {
  isShut,
  kindOf,
  outcomeOf,
  partStates,
  tolerableMinutes,
  type PartName,
  type State,
} from "./failover-model.ts";

/** Whether a part of the design takes orders now. */
export function worksIn(state: State, name: PartName): boolean {
  return ["serves", "tookOver"].includes(partStates(state).get(name) ?? "");
}

/** Orders go through the entrance, pile up before it, or are held in the queue. */
export function flowOf(state: State): "passes" | "waits" | "held" {
  if (isShut(state)) return "waits";
  return worksIn(state, "queue") && outcomeOf(state).browsing > tolerableMinutes ? "held" : "passes";
}

export function routeOf(state: State): PartName[] {
  if (isShut(state)) return [];
  const route: PartName[] = [];
  for (const parts of Map.groupBy(partStates(state).keys(), kindOf).values()) {
    const working = parts.find((name) => worksIn(state, name));
    if (!working) break;
    route.push(working);
  }
  return route;
}

/**
 * Returns how many of the six orders drawn in the first database are lost: all if more than an hour is lost,
 * and only the last one if it is less.
 */
export function lostOrdersOf(state: State): number {
  const { lost } = outcomeOf(state);
  return lost > 60 ? 6 : lost > 0 ? 1 : 0;
}
