import type { ComponentProps } from "react";
import { Bars } from "../bars.tsx";
import { middleOf } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Hatch } from "../hatch.tsx";
import { Label } from "../label.tsx";
import { percent, plural } from "../wording.ts";
import { flows } from "./route-flows.ts";
import { layoutOf, ruleBox } from "./route-layout.ts";
import {
  costsOf,
  routes,
  ruleState,
  trafficSplit,
  type Rollback,
  type RuleState,
  type State,
} from "./route-model.ts";
import { describeRule } from "./route-text.ts";

const strokes = {
  visits: "var(--line)",
  old: "var(--control)",
  new: "var(--link)",
  bad: "url(#faulty)",
};

const appLooks = [
  { app: "toOld", title: "Old app", ground: "var(--sunken)", ink: "var(--ink)" },
  { app: "toNew", title: "New app", ground: "var(--link)", ink: "var(--surface)" },
] as const;

/** Visits flow from the left through the proxy's rules to the app that answers them, as broad as they are many. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const { narrow, width } = canvas;
  const layout = layoutOf(canvas);
  const { rule, apps } = layout;
  const split = trafficSplit(state);
  const costs = costsOf(state);
  return (
    <>
      <Hatch id="faulty" period={10} width={3} color="var(--surface)" ground="var(--accent)" angle={-55} />
      <g fill="none">
        {flows(state, layout).map(({ key, d, width: strokeWidth, look }) => (
          <path key={key} d={d} strokeWidth={strokeWidth} stroke={strokes[look]} />
        ))}
      </g>
      <g fontWeight="600" fill="var(--muted)">
        <Label y={rule.y - 12} text={narrow ? "Path" : "Path and its visits"} />
        <Label x={rule.x + rule.width / 2} y={rule.y - 12} textAnchor="middle" text="Proxy" />
      </g>
      {routes.map(({ path, share }, index) => {
        const box = ruleBox(layout, index);
        const { x, y } = middleOf(box);
        const kind = ruleState(state, index);
        return (
          <g key={path}>
            <Label y={y - 3} bold text={path} />
            <Label y={y + 16} fill="var(--muted)" text={`${share}%`} />
            <rect {...box} rx="3" strokeWidth="2" {...ruleLooks[kind]} />
            <Label
              x={x}
              y={y + 5}
              textAnchor="middle"
              fontWeight={kind === "old" ? "400" : "600"}
              fill={kind === "bad" ? "var(--error)" : undefined}
              text={describeRule(state, index)}
            />
          </g>
        );
      })}
      {appLooks.map(({ app, title, ground, ink }) => {
        const { x, y } = middleOf(apps[app]);
        return (
          <g key={app} textAnchor="middle" fill={ink}>
            <rect {...apps[app]} rx="3" fill={ground} stroke="var(--ink)" strokeWidth="2" />
            <Label x={x} y={y - 22} bold text={title} />
            <Label x={x} y={y + 14} fontSize={narrow ? 26 : 34} fontWeight="700" text={percent(split[app])} />
            <Label x={x} y={y + 38} text="of visits" />
          </g>
        );
      })}
      <Bars
        bars={[
          costBar("One route back", costs?.route, "var(--link)"),
          costBar("Everything back", costs?.rewrite, "var(--ink)"),
        ]}
        y={layout.bars}
        pitch={52}
        width={width}
      />
    </>
  );
}

const ruleLooks: Record<RuleState, ComponentProps<"rect">> = {
  old: { fill: "var(--sunken)", stroke: "var(--control)" },
  new: { fill: "var(--surface)", stroke: "var(--ink)" },
  bad: { fill: "var(--surface)", stroke: "var(--accent)" },
  back: { fill: "var(--surface)", stroke: "var(--ink)", strokeDasharray: "6 4" },
};

/** The cost of the bad release when it is taken back in this way. */
function costBar(label: string, cost: Rollback | undefined, color: string) {
  const amount = cost?.failedVisits ?? 0;
  const title = cost ? `${label}, ${cost.minutes}\u00a0min` : label;
  return { label: title, amount, text: plural(amount, "failed visit"), color };
}
