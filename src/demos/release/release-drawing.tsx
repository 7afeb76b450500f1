import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { gold } from "../../styles/tokens.ts";
import { animatedShapes } from "../animated-shapes.ts";
import type { DrawingProps } from "../demo-definition.ts";
import { DrawingText } from "../drawing-text.tsx";
import { formatPercent } from "../format.ts";
import { FailedVisits } from "./failed-visits.tsx";
import { PageRow } from "./page-row.tsx";
import { layouts, switchRect } from "./release-layout.ts";
import { pages, trafficSplit, type State } from "./release-model.ts";
import { ReleaseTabs } from "./release-tabs.tsx";
import { appTitles, ofVisits } from "./release-text.ts";
import { trafficFlows } from "./traffic-flows.ts";

const appLooks = [
  { app: "toOld", fill: "var(--muted)" },
  { app: "toNew", fill: "var(--link)" },
] as const;

/**
 * The visits flow from the pages through their switches to the app that answers them. The width of a flow is
 * their number. Those that the mistake hits fall out of the new app, onto the pile of failed visits.
 */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const layout = layouts[size.name];
  const { apps, appText, dots, pageSwitch } = layout;
  const lastSwitch = switchRect(pages.length - 1, layout);
  const lastBottom = lastSwitch.y + lastSwitch.height;
  const split = trafficSplit(state);
  const flows = trafficFlows(state, layout);
  const live = change !== undefined;
  return (
    <g fontWeight="820">
      <rect {...layout.background} fill={gold} />
      <ReleaseTabs release={state.release} layout={layout} />
      {appLooks.map(({ app, fill }) => (
        <rect key={app} {...apps[app]} fill={fill} />
      ))}
      <g fill="none" className={change && animatedShapes}>
        {flows.map(({ key, d, stroke, strokeWidth }) => (
          <path key={key} {...{ d, stroke, strokeWidth }} />
        ))}
      </g>
      {/* The key restarts the animation of the visits with each change. */}
      <g
        key={flows.map(({ d }) => d).join("")}
        className={change && running}
        fill="none"
        stroke="var(--surface)"
        strokeWidth={dots.size}
        strokeDasharray={`${dots.size} ${dots.distance - dots.size}`}
      >
        {flows.flatMap(({ lanes }) =>
          lanes.map((d) => <path key={d} d={d} pathLength={dots.distance * dots.onLane - dots.size} />),
        )}
      </g>
      {/* If everything is released at once, one switch is as tall as those of all pages. */}
      <g className={change && animatedShapes}>
        <rect {...pageSwitch} height={state.release === "everything" ? lastBottom - pageSwitch.y : 0} />
      </g>
      {pages.map(({ path }, index) => (
        <PageRow key={path} state={state} index={index} layout={layout} live={live} />
      ))}
      {appLooks.map(({ app }) => {
        const { x, title, percent, unit, unitFontSize } = appText;
        return (
          <g key={app} transform={`translate(0 ${apps[app].y})`} fill="var(--surface)">
            <DrawingText x={x} {...title} text={appTitles[app]} />
            <DrawingText x={x} {...percent} text={formatPercent(split[app])} />
            <DrawingText x={x} y={unit} fontSize={unitFontSize} text={ofVisits} />
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

/** The offset is a multiple of the distance between the dots, so that they end where they are drawn. */
const running = css`
  @media ${motionAllowed} {
    animation: run 4s ease-out;
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
