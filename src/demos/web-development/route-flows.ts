import type { Layout } from "./route-layout.ts";
import { routes, trafficOf, trafficSplit, type State } from "./route-model.ts";

interface Flow {
  key: string;
  d: string;
  width: number;
  look: "visits" | "old" | "new" | "bad";
}

/** Units of the drawing for a percent of the visits. */
const scale = 0.72;

/** Each path's visits, first to its rule and then, in one or two flows, to the apps, where they lie side by side. */
export function flows(state: State, { rule, pitch, start, apps }: Layout): Flow[] {
  const split = trafficSplit(state);
  const filled = { toOld: 0, toNew: 0 };
  const all: Flow[] = [];
  for (const [index, { path, share }] of routes.entries()) {
    const middle = rule.y + index * pitch + rule.height / 2;
    all.push({ key: path, d: `M${start} ${middle}H${rule.x + 2}`, width: share * scale, look: "visits" });
    const traffic = trafficOf(path, state);
    let leaves = middle - (share * scale) / 2;
    for (const to of ["toOld", "toNew"] as const) {
      if (traffic[to] === 0) continue;
      const width = traffic[to] * scale;
      const bad = to === "toNew" && path === state.bad;
      const app = apps[to];
      const from = { x: rule.x + rule.width - 2, y: leaves + width / 2 };
      const y = app.y + app.height / 2 - (split[to] * scale) / 2 + filled[to] + width / 2;
      leaves += width;
      filled[to] += width;
      const bend = (from.x + app.x) / 2;
      all.push({
        key: path + to,
        d: `M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${y} ${app.x + 2} ${y}`,
        // Never too thin to be seen.
        width: Math.max(width, bad ? 6 : 1.5),
        look: to === "toOld" ? "old" : bad ? "bad" : "new",
      });
    }
  }
  // The bad one lies on top.
  return all.sort((one, other) => Number(one.look === "bad") - Number(other.look === "bad"));
}
