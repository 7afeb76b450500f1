import { middleOf, type Canvas } from "../canvas.ts";
import { layoutOf, ruleBox } from "./route-layout.ts";
import { partMoved, routes, trafficSplit, type State } from "./route-model.ts";

interface Flow {
  key: string;
  d: string;
  width: number;
  look: "visits" | "old" | "new" | "bad";
}

/** Units of the drawing for a percent of the visits. */
const scale = 0.9;

/** Each path's visits, first to its switch and then, in one or two flows, to the apps, where they lie side by side. */
export function flows(state: State, canvas: Canvas): Flow[] {
  const { start, apps } = layoutOf(canvas);
  const split = trafficSplit(state);
  const filled = { toOld: 0, toNew: 0 };
  const all = routes.flatMap(({ path, share }, index): Flow[] => {
    const rule = ruleBox(canvas, index);
    const middle = middleOf(rule).y;
    const toNew = (share * partMoved(path, state)) / 100;
    let leaves = middle - (share * scale) / 2;
    const leave = (to: keyof typeof apps, visits: number): Flow => {
      const width = visits * scale;
      const app = apps[to];
      const from = { x: rule.x + rule.width - 2, y: leaves + width / 2 };
      const y = middleOf(app).y - (split[to] * scale) / 2 + filled[to] + width / 2;
      const bend = (from.x + app.x) / 2;
      leaves += width;
      filled[to] += width;
      const bad = to === "toNew" && path === state.bad;
      return {
        key: path + to,
        d: `M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${y} ${app.x + 2} ${y}`,
        // Never too thin to be seen.
        width: visits && Math.max(width, bad ? 6 : 1.5),
        look: to === "toOld" ? "old" : bad ? "bad" : "new",
      };
    };
    const visits = { d: `M${start} ${middle}H${rule.x + 2}`, width: share * scale };
    return [{ key: path, look: "visits", ...visits }, leave("toOld", share - toNew), leave("toNew", toNew)];
  });
  // The bad one lies on top.
  return all.sort((one, other) => Number(one.look === "bad") - Number(other.look === "bad"));
}
