import { middleOf } from "../svg-geometry.ts";
import { switchBox, type Layout } from "./release-layout.ts";
import { isFaulty, percentMoved, routes, trafficSplit, type State } from "./release-model.ts";

const strokes = { toOld: "var(--muted)", toNew: "var(--link)" };

/**
 * Returns the lines of the visits of each page, first to its switch and then to one or both apps, where they end side by side. In
 * the `lanes` of a flow single visits are drawn.
 */
export function flows(state: State, layout: Layout) {
  const { plate, apps, unitsPerPercent, thinnest, appMargin, chute, pit, dots } = layout;
  const split = trafficSplit(state);
  // Where the next flow begins at each app. Those to the new app end at its foot.
  const nextY = {
    toOld: middleOf(apps.toOld).y - (split.toOld * unitsPerPercent) / 2,
    toNew: pit.y - appMargin - split.toNew * unitsPerPercent,
  };
  // The page with the mistake comes last: its visits are drawn over the others, and are the lowest ones at the app.
  const isBad = ({ path }: { path: string }) => Number(path === state.bad);
  return routes
    .map(({ path, share }, index) => ({ path, share, index }))
    .toSorted((one, other) => isBad(one) - isBad(other))
    .flatMap(({ path, share, index }) => {
      const pageSwitch = switchBox(index, layout);
      const middleY = middleOf(pageSwitch).y;
      const exitX = pageSwitch.x + pageSwitch.width;
      const moved = (share * percentMoved(path, state)) / 100;
      let exitTop = middleY - (share * unitsPerPercent) / 2;
      const flowTo = (to: keyof typeof apps, visits: number) => {
        const width = visits * unitsPerPercent;
        const { x } = apps[to];
        const startY = exitTop + width / 2;
        const endY = nextY[to] + width / 2;
        const bendX = (exitX + x) / 2;
        exitTop += width;
        nextY[to] += width;
        const faulty = to === "toNew" && isFaulty(path, state);
        const radius = width / 2 + 3;
        /** The middle line, or another one so far below it. */
        const line = (offset: number) => {
          const y = endY + offset;
          const curve = `M${exitX} ${startY + offset}C${bendX} ${startY + offset} ${bendX} ${y} ${x} ${y}`;
          const bend = radius - offset;
          return faulty
            ? `${curve}H${x + chute - radius}a${bend} ${bend} 0 0 1 ${bend} ${bend}V${pit.y}`
            : `${curve}h4`;
        };
        const laneCount = Math.max(1, Math.round(width / dots.lane));
        return {
          key: path + to,
          d: line(0),
          // A flow with few visits keeps a width that can be seen.
          strokeWidth: visits && Math.max(width, thinnest),
          stroke: faulty ? "var(--accent)" : strokes[to],
          lanes: Array.from({ length: visits > 0 ? laneCount : 0 }, (_, lane) =>
            line(((lane + 0.5) / laneCount - 0.5) * width),
          ),
        };
      };
      return [
        {
          key: path,
          d: `M${plate.x + plate.width - 2} ${middleY}H${pageSwitch.x}`,
          strokeWidth: share * unitsPerPercent,
          stroke: "var(--surface)",
          lanes: [],
        },
        flowTo("toOld", share - moved),
        flowTo("toNew", moved),
      ];
    });
}
