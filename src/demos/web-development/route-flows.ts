import { middleOf, type Canvas } from "../svg-geometry.ts";
import { layoutOf, switchBox } from "./route-layout.ts";
import { percentMoved, routes, trafficSplit, type State } from "./route-model.ts";

const strokes = { toOld: "var(--control)", toNew: "var(--link)", bad: "url(#faulty)" };

/** The width of a flow in units of the drawing, for one percent of the visits. */
const unitsPerPercent = 0.9;

/** Returns the lines of the visits of each page, first to its switch and then to one or both apps, where they end side by side. */
export function flows(state: State, canvas: Canvas) {
  const { flowStart, apps } = layoutOf(canvas);
  const split = trafficSplit(state);
  // The width that the flows so far take at each app.
  const usedWidth = { toOld: 0, toNew: 0 };
  const all = routes.flatMap(({ path, share }, index) => {
    const pageSwitch = switchBox(canvas, index);
    const middleY = middleOf(pageSwitch).y;
    const exitX = pageSwitch.x + pageSwitch.width - 2;
    const moved = (share * percentMoved(path, state)) / 100;
    let exitTop = middleY - (share * unitsPerPercent) / 2;
    const flowTo = (to: keyof typeof apps, visits: number) => {
      const width = visits * unitsPerPercent;
      const app = apps[to];
      const startY = exitTop + width / 2;
      const endY = middleOf(app).y - (split[to] * unitsPerPercent) / 2 + usedWidth[to] + width / 2;
      const bendX = (exitX + app.x) / 2;
      exitTop += width;
      usedWidth[to] += width;
      const bad = to === "toNew" && path === state.bad && !state.fixed;
      return {
        key: path + to,
        d: `M${exitX} ${startY}C${bendX} ${startY} ${bendX} ${endY} ${app.x + 2} ${endY}`,
        // A flow with few visits keeps a width that can be seen.
        strokeWidth: visits && Math.max(width, bad ? 6 : 1.5),
        stroke: strokes[bad ? "bad" : to],
      };
    };
    const visits = { strokeWidth: share * unitsPerPercent, stroke: "var(--line)" };
    return [
      { key: path, d: `M${flowStart} ${middleY}H${pageSwitch.x + 2}`, ...visits },
      flowTo("toOld", share - moved),
      flowTo("toNew", moved),
    ];
  });
  // The flows of the page with the mistake are drawn last, over the others.
  const isBad = ({ key }: { key: string }) => Number(key.startsWith(state.bad));
  return all.toSorted((one, other) => isBad(one) - isBad(other));
}
