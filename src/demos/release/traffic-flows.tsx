import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import { toTenth } from "../kit/svg-geometry.ts";
import { isFaulty, pages, percentMoved, trafficSplit, type State } from "./release-model.ts";

/*
 * The drawing is stretched to the width of the columns, so a unit across differs from one down. One percent
 * of the visits is one unit high. The width of a flow is in em, 56 units each, because a stretched one would
 * not be equally wide everywhere.
 */
const height = 320;
const rowHeight = 64;
/** The left edge of the apps, and the place at which the faulty visits fall out of the new one. */
const [appX, chuteX] = [40, 46];
/** The middle of the flows to the old app, and the bottom of those to the new app. */
const [oldAppY, newAppBottom] = [118, 314];
/** A flow of few visits stays wide enough to be seen. */
const minFlowWidth = 6;
const toEm = (units: number) => `${Math.round((units / 56) * 1000) / 1000}em`;

interface Flow {
  key: string;
  app: "old" | "new" | "faulty";
  /** In units. */
  width: number;
  /** Returns the path of its middle line, or of another one so far below it. */
  line: (offset: number) => string;
}

/** Returns the flows of each page's visits to one or both apps, where they end side by side. */
function flowsOf(state: State): Flow[] {
  const split = trafficSplit(state);
  const nextY = { toOld: oldAppY - split.toOld / 2, toNew: newAppBottom - split.toNew };
  // The page with the mistake comes last: its visits are drawn over the others, and are the lowest ones at
  // the app.
  const comesLast = ({ path }: { path: string }) => Number(path === state.faultyPath);
  return pages
    .map(({ path, share }, index) => ({ path, share, middle: (index + 1.5) * rowHeight }))
    .toSorted((one, other) => comesLast(one) - comesLast(other))
    .flatMap(({ path, share, middle }) => {
      const toNew = (share * percentMoved(path, state)) / 100;
      let startTop = middle - share / 2;
      const flowTo = (app: "toOld" | "toNew", width: number): Flow => {
        const [start, end] = [startTop + width / 2, nextY[app] + width / 2];
        startTop += width;
        nextY[app] += width;
        const faulty = app === "toNew" && isFaulty(path, state);
        return {
          key: path + app,
          app: faulty ? "faulty" : app === "toOld" ? "old" : "new",
          width,
          line(offset) {
            const [from, to] = [toTenth(start + offset), toTenth(end + offset)];
            const curve = `M0 ${from}C20 ${from} 20 ${to} ${appX} ${to}`;
            return faulty ? `${curve}Q${chuteX} ${to} ${chuteX} ${height}` : `${curve}h.3`;
          },
        };
      };
      return [flowTo("toOld", share - toNew), flowTo("toNew", toNew)];
    });
}

/** The visits from the switches to the apps. The width of a flow is their number. */
export function TrafficFlows({ state }: { state: State }) {
  const flows = flowsOf(state);
  const lanes = flows.flatMap(({ width, line }) => {
    const count = Math.max(1, Math.round(width / 18));
    return Array.from({ length: width > 0 ? count : 0 }, (_, lane) =>
      line(((lane + 0.5) / count - 0.5) * width),
    );
  });
  return (
    <svg className={drawing} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {flows.map(({ key, app, width, line }) => (
        <path
          key={key}
          d={line(0)}
          data-app={app}
          strokeWidth={width && toEm(Math.max(width, minFlowWidth))}
        />
      ))}
      {/* The key restarts the animation of the visits with each change. */}
      <path key={lanes.join("")} d={lanes.join("")} />
    </svg>
  );
}

const drawing = css`
  grid-area: 1 / 3 / -1 / 5;
  inline-size: 100%;
  block-size: calc(100% + var(--gap));
  margin-block: calc(var(--gap) / -2);
  overflow: visible;
  fill: none;
  font-size: var(--row);
  pointer-events: none;

  > path {
    vector-effect: non-scaling-stroke;
  }
  > [data-app] {
    stroke: var(--muted);

    @media ${motionAllowed} {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
  > :last-child {
    stroke: var(--surface);
    stroke-dasharray: 0.09em 0.41em;
    stroke-width: 0.09em;

    @media ${motionAllowed} {
      animation: run 1.2s ease-out;
    }
  }
  > [data-app="new"] {
    stroke: var(--link);
  }
  > [data-app="faulty"] {
    stroke: var(--accent);
  }

  /* The offset is a multiple of the distance between the visits, so that they end where they are drawn. */
  @keyframes run {
    0% {
      opacity: 0;
      stroke-dashoffset: 5em;
    }
    12% {
      opacity: 0;
    }
    20% {
      opacity: 1;
    }
    100% {
      stroke-dashoffset: 0;
    }
  }
`;
