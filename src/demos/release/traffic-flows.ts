import { middleOf, type Point } from "../svg-geometry.ts";
import { switchRect, type Layout } from "./release-layout.ts";
import { isFaulty, percentMoved, pages, trafficSplit, type State } from "./release-model.ts";

interface Flow {
  key: string;
  /** The path of its middle line. */
  d: string;
  strokeWidth: number;
  stroke: string;
  /** The paths on which single visits are drawn. */
  lanes: string[];
}

const strokes = { toOld: "var(--muted)", toNew: "var(--link)" };

/**
 * Returns the flows of each page's visits: to its switch, and from there to one or both apps, where they end
 * side by side.
 */
export function trafficFlows(state: State, layout: Layout): Flow[] {
  const { plate, apps, unitsPerPercent, appMargin, failures } = layout;
  const split = trafficSplit(state);
  // The y at which the next flow meets each app. The flows to the new app fill its foot.
  const nextY = {
    toOld: middleOf(apps.toOld).y - (split.toOld * unitsPerPercent) / 2,
    toNew: failures.y - appMargin - split.toNew * unitsPerPercent,
  };
  // The page with the mistake comes last: its visits are drawn over the others, and are the lowest ones at
  // the app.
  const comesLast = ({ path }: { path: string }) => Number(path === state.faultyPath);
  return pages
    .map(({ path, share }, index) => ({ path, share, index }))
    .toSorted((one, other) => comesLast(one) - comesLast(other))
    .flatMap(({ path, share, index }) => {
      const pageSwitch = switchRect(index, layout);
      const middleY = middleOf(pageSwitch).y;
      const toNew = (share * percentMoved(path, state)) / 100;
      let exitTop = middleY - (share * unitsPerPercent) / 2;
      const flowTo = (app: keyof typeof apps, visits: number): Flow => {
        const width = visits * unitsPerPercent;
        const start = { x: pageSwitch.x + pageSwitch.width, y: exitTop + width / 2 };
        const end = { x: apps[app].x, y: nextY[app] + width / 2 };
        exitTop += width;
        nextY[app] += width;
        const faulty = app === "toNew" && isFaulty(path, state);
        return {
          key: path + app,
          stroke: faulty ? "var(--accent)" : strokes[app],
          ...curvesFrom({ start, end, width, faulty }, layout),
        };
      };
      return [
        {
          key: path,
          d: `M${plate.x + plate.width} ${middleY}H${pageSwitch.x}`,
          strokeWidth: share * unitsPerPercent,
          stroke: "var(--surface)",
          lanes: [],
        },
        flowTo("toOld", share - toNew),
        flowTo("toNew", toNew),
      ];
    });
}

interface Ends {
  start: Point;
  end: Point;
  width: number;
  faulty: boolean;
}

/** Returns the paths from a switch to an app. Faulty visits fall out of the app, onto the failed ones. */
function curvesFrom({ start, end, width, faulty }: Ends, layout: Layout): Omit<Flow, "key" | "stroke"> {
  const { minFlowWidth, chute, failures, dots } = layout;
  const bendX = (start.x + end.x) / 2;
  const radius = width / 2 + 3;
  /** The middle line, or another one so far below it. */
  const line = (offset: number) => {
    const y = end.y + offset;
    const curve = `M${start.x} ${start.y + offset}C${bendX} ${start.y + offset} ${bendX} ${y} ${end.x} ${y}`;
    const bend = radius - offset;
    return faulty
      ? `${curve}H${end.x + chute - radius}a${bend} ${bend} 0 0 1 ${bend} ${bend}V${failures.y}`
      : `${curve}h4`;
  };
  const laneCount = Math.max(1, Math.round(width / dots.lane));
  return {
    d: line(0),
    // A flow of few visits stays wide enough to be seen.
    strokeWidth: width && Math.max(width, minFlowWidth),
    lanes: Array.from({ length: width > 0 ? laneCount : 0 }, (_, lane) =>
      line(((lane + 0.5) / laneCount - 0.5) * width),
    ),
  };
}
