import { middleOf, type Box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { animatedShapes } from "../animated-shapes.ts";
import { HatchPattern } from "../hatch-pattern.tsx";
import { SvgText } from "../svg-text.tsx";
import { formatPercent, formatCount } from "../format.ts";
import { flows } from "./route-flows.ts";
import { layoutOf, ruleBox } from "./route-layout.ts";
import { costOf, partMoved, routes, trafficSplit, type State } from "./route-model.ts";
import { savedVisits } from "./route-text.ts";

const appLooks = [
  { app: "toOld", title: "Old app", ground: "var(--sunken)", ink: "var(--ink)" },
  { app: "toNew", title: "New app", ground: "var(--link)", ink: "var(--surface)" },
] as const;

/** Visits flow from the left through the switches to the app that answers them, as broad as they are many. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const { narrow, width } = canvas;
  const { rule, apps, outage } = layoutOf(canvas);
  const split = trafficSplit(state);
  const atOnce = costOf(state, "everything");
  const { failedVisits, minutes, open } = costOf(state, state.release);
  // Failed visits as an area: minutes by the part of the page's visitors, never too small to be seen.
  const height = Math.max(4, (open / 100) * outage.height);
  const failed = { height, width: Math.max(4, (minutes / atOnce.minutes) * outage.width) };
  const back = { x: failed.width + 12, y: middleOf(outage).y + 5 };
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
        <rect {...outage} {...failed} y={outage.y + outage.height - height} fill="url(#faulty)" />
      </g>
      {!narrow && (
        <g fontWeight="600" fill="var(--muted)">
          <SvgText y={rule.y - 12} text="Page and its visits" />
          <SvgText x={middleOf(rule).x} y={rule.y - 12} textAnchor="middle" text="Switch" />
        </g>
      )}
      {routes.map(({ path, share }, index) => {
        const box = ruleBox(canvas, index);
        const { y } = middleOf(box);
        return (
          <g key={path}>
            <SvgText y={y - 3} bold text={path} />
            <SvgText y={y + 16} fill="var(--muted)" text={`${share}%`} />
            <Switch box={box} part={partMoved(path, state)} bad={path === state.bad && !state.mended} />
          </g>
        );
      })}
      {appLooks.map(({ app, title, ground, ink }) => {
        const { x, y } = middleOf(apps[app]);
        return (
          <g key={app} textAnchor="middle" fill={ink}>
            <rect {...apps[app]} rx="3" fill={ground} stroke="var(--ink)" strokeWidth="2" />
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
          {...back}
          bold
          fill="var(--success)"
          text={`${minutes}\u00a0min: ${savedVisits(state)} saved`}
        />
      )}
    </>
  );
}

/** The side that answers is filled; both are where the release is open to a part of the visitors. */
function Switch({ box: { x, y, width, height }, part, bad }: { box: Box; part: number; bad: boolean }) {
  const half = width / 2;
  const filled = { y: y + 4, width: half - 8, height: height - 8, rx: 2 };
  const shared = part > 0 && part < 100;
  const [old, moved] = shared ? [`${100 - part}%`, `${part}%`] : ["old", bad && part > 0 ? "bad" : "new"];
  const sides = [
    { text: old, on: part < 100, fill: "var(--muted)" },
    { text: moved, on: part > 0, fill: bad ? "var(--accent)" : "var(--link)" },
  ];
  return (
    <g textAnchor="middle">
      <rect {...{ x, y, width, height }} rx="3" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
      {sides.map(({ text, on, fill }, side) => (
        <g key={fill} fill={on ? "var(--surface)" : "var(--muted)"}>
          {on && <rect x={x + 4 + side * half} {...filled} fill={fill} />}
          <SvgText x={x + half * (side + 0.5)} y={y + height / 2 + 5} bold={on} text={text} />
        </g>
      ))}
    </g>
  );
}
