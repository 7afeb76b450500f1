import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { gold } from "../../styles/tokens.ts";
import { animatedShapes } from "../animated-shapes.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { formatPercent } from "../format.ts";
import { Word } from "../word.tsx";
import { FailedVisits } from "./failed-visits.tsx";
import { PageRow } from "./page-row.tsx";
import { ReleaseTabs } from "./release-tabs.tsx";
import { flows } from "./traffic-flows.ts";
import { layoutOf, switchBox } from "./release-layout.ts";
import { routes, trafficSplit, type State } from "./release-model.ts";

const appLooks = [
  { app: "toOld", title: "Old app", fill: "var(--muted)" },
  { app: "toNew", title: "New app", fill: "var(--link)" },
] as const;

/**
 * The visits flow from the pages through their switches to the app that answers them. The width of a flow is their number. Those
 * that the mistake hits fall out of the new app, onto the pile of failed visits.
 */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const layout = layoutOf(canvas);
  const { apps, appText, dots, pageSwitch } = layout;
  const lastSwitch = switchBox(routes.length - 1, layout);
  const lastBottom = lastSwitch.y + lastSwitch.height;
  const split = trafficSplit(state);
  const lines = flows(state, layout);
  const moves = change !== undefined;
  return (
    <g fontWeight="820">
      <rect {...layout.ground} fill={gold} />
      <ReleaseTabs release={state.release} layout={layout} />
      {appLooks.map(({ app, fill }) => (
        <rect key={app} {...apps[app]} fill={fill} />
      ))}
      <g fill="none" className={change && animatedShapes}>
        {lines.map(({ key, d, stroke, strokeWidth }) => (
          <path key={key} {...{ d, stroke, strokeWidth }} />
        ))}
      </g>
      {/* The visits on their way set out again with each change. */}
      <g
        key={lines.map(({ d }) => d).join("")}
        className={change && running}
        fill="none"
        stroke="var(--surface)"
        strokeWidth={dots.size}
        strokeDasharray={`${dots.size} ${dots.distance - dots.size}`}
      >
        {lines.flatMap(({ lanes }) => lanes.map((d) => <path key={d} d={d} />))}
      </g>
      {/* Released at once, all pages hang on one switch. */}
      <g className={change && animatedShapes}>
        <rect {...pageSwitch} height={state.release === "everything" ? lastBottom - pageSwitch.y : 0} />
      </g>
      {routes.map(({ path }, index) => (
        <PageRow key={path} state={state} index={index} layout={layout} moves={moves} />
      ))}
      {appLooks.map(({ app, title }) => {
        const { x, title: titlePlace, percent, unit, unitFont } = appText;
        return (
          <g key={app} transform={`translate(0 ${apps[app].y})`} fill="var(--surface)">
            <Word x={x} {...titlePlace} text={title} />
            <Word x={x} {...percent} text={formatPercent(split[app])} />
            <Word x={x} y={unit} fontSize={unitFont} text="of visits" />
          </g>
        );
      })}
      <FailedVisits
        state={state}
        layout={layout}
        onNotice={change && ((detectionMinutes) => change({ detectionMinutes }))}
      />
    </g>
  );
}

/** The way is a multiple of the distance between the dots, so that they end where they are drawn. */
const running = css`
  @media ${motionAllowed} {
    animation: run 4s cubic-bezier(0.3, 0.2, 0.4, 1);
  }
  @keyframes run {
    0% {
      opacity: 0;
      stroke-dashoffset: 560px;
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
