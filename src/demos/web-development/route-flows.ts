import { middleOf, type Canvas } from "../svg-geometry.ts";
import { layoutOf, ruleBox } from "./route-layout.ts";
import { partMoved, routes, trafficSplit, type State } from "./route-model.ts";

const strokes = { toOld: "var(--control)", toNew: "var(--link)", bad: "url(#faulty)" };

/** Units of the drawing for a percent of the visits. */
const scale = 0.9;

/** Each page's visits as lines, first to its switch and then, in one or two flows, to the apps, where they lie side by side. */
export function flows(state: State, canvas: Canvas) {
  const { start, apps } = layoutOf(canvas);
  const split = trafficSplit(state);
  const filled = { toOld: 0, toNew: 0 };
  const all = routes.flatMap(({ path, share }, index) => {
    const rule = ruleBox(canvas, index);
    const middle = middleOf(rule).y;
    const right = rule.x + rule.width - 2;
    const moved = (share * partMoved(path, state)) / 100;
    let leaves = middle - (share * scale) / 2;
    const flowTo = (to: keyof typeof apps, visits: number) => {
      const width = visits * scale;
      const app = apps[to];
      const from = leaves + width / 2;
      const y = middleOf(app).y - (split[to] * scale) / 2 + filled[to] + width / 2;
      const bend = (right + app.x) / 2;
      leaves += width;
      filled[to] += width;
      const bad = to === "toNew" && path === state.bad && !state.mended;
      return {
        key: path + to,
        d: `M${right} ${from}C${bend} ${from} ${bend} ${y} ${app.x + 2} ${y}`,
        // Never too thin to be seen.
        strokeWidth: visits && Math.max(width, bad ? 6 : 1.5),
        stroke: strokes[bad ? "bad" : to],
      };
    };
    const visits = { strokeWidth: share * scale, stroke: "var(--line)" };
    return [
      { key: path, d: `M${start} ${middle}H${rule.x + 2}`, ...visits },
      flowTo("toOld", share - moved),
      flowTo("toNew", moved),
    ];
  });
  // The page with the mistake lies on top.
  const isBad = ({ key }: { key: string }) => Number(key.startsWith(state.bad));
  return all.toSorted((one, other) => isBad(one) - isBad(other));
}
