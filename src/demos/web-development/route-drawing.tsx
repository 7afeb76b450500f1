import { middleOf, type Box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { animatedShapes } from "../animated-shapes.ts";
import { HatchPattern } from "../hatch-pattern.tsx";
import { SvgText } from "../svg-text.tsx";
import { formatPercent, formatCount } from "../format.ts";
import { flows } from "./route-flows.ts";
import { layoutOf, switchBox } from "./route-layout.ts";
import { costOf, percentMoved, routes, trafficSplit, type State } from "./route-model.ts";
import { savedVisits } from "./route-text.ts";

const appLooks = [
  { app: "toOld", title: "Old app", background: "var(--sunken)", textColor: "var(--ink)" },
  { app: "toNew", title: "New app", background: "var(--link)", textColor: "var(--surface)" },
] as const;

/** The visits flow from the left through the switches to the app that answers them. The width of a flow is their number. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const { narrow, width } = canvas;
  const { firstSwitch, apps, outage } = layoutOf(canvas);
  const split = trafficSplit(state);
  const atOnce = costOf(state, "everything");
  const { failedVisits, minutes, reachPercent } = costOf(state, state.release);
  // The area stands for the failed visits: minutes times the share of visitors, with at least 4 units a side to be seen.
  const height = Math.max(4, (reachPercent / 100) * outage.height);
  const failedSize = { height, width: Math.max(4, (minutes / atOnce.minutes) * outage.width) };
  const recovery = { x: failedSize.width + 12, y: middleOf(outage).y + 5 };
  return (
    <>
      <HatchPattern
        id="faulty"
        spacing={10}
        stripeWidth={3}
        color="var(--surface)"
        background="var(--accent)"
        angle={-55}
      />
      <rect {...outage} fill="none" stroke="var(--control)" strokeDasharray="5 4" />
      <g fill="none" className={change && animatedShapes}>
        {flows(state, canvas).map(({ key, ...flow }) => (
          <path key={key} {...flow} />
        ))}
        <rect {...outage} {...failedSize} y={outage.y + outage.height - height} fill="url(#faulty)" />
      </g>
      {!narrow && (
        <g fontWeight="600" fill="var(--muted)">
          <SvgText y={firstSwitch.y - 12} text="Page and its visits" />
          <SvgText x={middleOf(firstSwitch).x} y={firstSwitch.y - 12} textAnchor="middle" text="Switch" />
        </g>
      )}
      {routes.map(({ path, share }, index) => {
        const box = switchBox(canvas, index);
        const { y } = middleOf(box);
        return (
          <g key={path}>
            <SvgText y={y - 3} bold text={path} />
            <SvgText y={y + 16} fill="var(--muted)" text={`${share}%`} />
            <RouteSwitch
              box={box}
              percent={percentMoved(path, state)}
              bad={path === state.bad && !state.fixed}
            />
          </g>
        );
      })}
      {appLooks.map(({ app, title, background, textColor }) => {
        const { x, y } = middleOf(apps[app]);
        return (
          <g key={app} textAnchor="middle" fill={textColor}>
            <rect {...apps[app]} rx="3" fill={background} stroke="var(--ink)" strokeWidth="2" />
            <SvgText x={x} y={y - 22} bold text={title} />
            <SvgText
              x={x}
              y={y + 14}
              fontSize={narrow ? 22 : 34}
              fontWeight="700"
              text={formatPercent(split[app])}
            />
            <SvgText x={x} y={y + 38} text="of visits" />
          </g>
        );
      })}
      <g transform={`translate(0 ${outage.y - 9})`}>
        <SvgText bold fill="var(--error)" text={formatCount(failedVisits, "failed visit")} />
        <SvgText x={width} textAnchor="end" text={`all back after ${atOnce.minutes}\u00a0min`} />
      </g>
      {failedVisits < atOnce.failedVisits && (
        <SvgText
          {...recovery}
          bold
          fill="var(--success)"
          text={`${minutes}\u00a0min: ${savedVisits(state)} saved`}
        />
      )}
    </>
  );
}

interface RouteSwitchProps {
  box: Box;
  /** The percentage of visitors that the new app answers. */
  percent: number;
  bad: boolean;
}

/** A switch between the old and the new app. The side that answers is filled; both are while the release reaches some visitors. */
function RouteSwitch({ box: { x, y, width, height }, percent, bad }: RouteSwitchProps) {
  const half = width / 2;
  const filled = { y: y + 4, width: half - 8, height: height - 8, rx: 2 };
  const isSplit = percent > 0 && percent < 100;
  const [oldText, newText] = isSplit
    ? [`${100 - percent}%`, `${percent}%`]
    : ["old", bad && percent > 0 ? "bad" : "new"];
  const sides = [
    { text: oldText, isActive: percent < 100, fill: "var(--muted)" },
    { text: newText, isActive: percent > 0, fill: bad ? "var(--accent)" : "var(--link)" },
  ];
  return (
    <g textAnchor="middle">
      <rect {...{ x, y, width, height }} rx="3" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
      {sides.map(({ text, isActive, fill }, side) => (
        <g key={fill} fill={isActive ? "var(--surface)" : "var(--muted)"}>
          {isActive && <rect x={x + 4 + side * half} {...filled} fill={fill} />}
          <SvgText x={x + half * (side + 0.5)} y={y + height / 2 + 5} bold={isActive} text={text} />
        </g>
      ))}
    </g>
  );
}
