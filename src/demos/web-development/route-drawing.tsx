import { middleOf, type Box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Hatch } from "../hatch.tsx";
import { Label } from "../label.tsx";
import { percent } from "../wording.ts";
import { flows } from "./route-flows.ts";
import { layoutOf, ruleBox } from "./route-layout.ts";
import { costOf, partMoved, routes, trafficSplit, type State } from "./route-model.ts";

const appLooks = [
  { app: "toOld", title: "Old app", ground: "var(--sunken)", ink: "var(--ink)" },
  { app: "toNew", title: "New app", ground: "var(--link)", ink: "var(--surface)" },
] as const;

/** Visits flow from the left through the proxy's switches to the app that answers them, as broad as they are many. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const { narrow } = canvas;
  const { rule, apps } = layoutOf(canvas);
  const split = trafficSplit(state);
  return (
    <>
      <Hatch id="faulty" period={10} width={3} color="var(--surface)" ground="var(--accent)" angle={-55} />
      <g fill="none">
        {flows(state, canvas).map(({ key, ...flow }) => (
          <path key={key} {...flow} />
        ))}
      </g>
      {!narrow && (
        <g fontWeight="600" fill="var(--muted)">
          <Label y={rule.y - 12} text="Path and its visits" />
          <Label x={middleOf(rule).x} y={rule.y - 12} textAnchor="middle" text="Proxy" />
        </g>
      )}
      {routes.map(({ path, share }, index) => {
        const box = ruleBox(canvas, index);
        const { y } = middleOf(box);
        return (
          <g key={path}>
            <Label y={y - 3} bold text={path} />
            <Label y={y + 16} fill="var(--muted)" text={`${share}%`} />
            <Switch box={box} part={partMoved(path, state)} bad={path === state.bad} />
          </g>
        );
      })}
      {appLooks.map(({ app, title, ground, ink }) => {
        const { x, y } = middleOf(apps[app]);
        return (
          <g key={app} textAnchor="middle" fill={ink}>
            <rect {...apps[app]} rx="3" fill={ground} stroke="var(--ink)" strokeWidth="2" />
            <Label x={x} y={y - 22} bold text={title} />
            <Label x={x} y={y + 14} fontSize={narrow ? 22 : 34} fontWeight="700" text={percent(split[app])} />
            <Label x={x} y={y + 38} text="of visits" />
          </g>
        );
      })}
      <Costs state={state} canvas={canvas} />
    </>
  );
}

/** The side that answers is filled; both are where the release is open to a part of the visitors. */
function Switch({ box: { x, y, width, height }, part, bad }: { box: Box; part: number; bad: boolean }) {
  const half = width / 2;
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
          {on && (
            <rect x={x + 4 + side * half} y={y + 4} width={half - 8} height={height - 8} rx="2" fill={fill} />
          )}
          <Label x={x + half * (side + 0.5)} y={y + height / 2 + 5} bold={on} text={text} />
        </g>
      ))}
    </g>
  );
}

/** The failed visits of both ways back, on one bar. */
function Costs({ state, canvas: { narrow, width, height } }: DrawingProps<State>) {
  const route = costOf(state, "route");
  const everything = costOf(state, "everything");
  const within = (minutes: number) => (narrow ? "" : ` in ${minutes}\u00a0min`);
  const one = `${route.failedVisits} failed, one route back${within(route.minutes)}`;
  const all = `${everything.failedVisits.toLocaleString("en")}, all back${within(everything.minutes)}`;
  const bar = { y: height - 22, height: 21 };
  return (
    <>
      <rect {...bar} width={width} fill="var(--sunken)" stroke="var(--control)" />
      <rect
        {...bar}
        // Never too short to be seen.
        width={Math.max(3, (route.failedVisits / everything.failedVisits) * width)}
        fill="url(#faulty)"
      />
      <Label y={height - 31} bold fill="var(--error)" text={one} />
      <Label x={width} y={height - 31} bold textAnchor="end" text={all} />
    </>
  );
}
