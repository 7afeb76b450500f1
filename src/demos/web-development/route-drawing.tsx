import { Hatch } from "../hatch.tsx";
import { Drawing } from "../drawing.tsx";
import type { ComponentProps } from "react";
import { CostBars } from "./cost-bars.tsx";
import { flows } from "./route-flows.ts";
import { narrowLayout, ruleBox, wideLayout } from "./route-layout.ts";
import { routes, trafficSplit, type Setting } from "./route-model.ts";
import { percent, ruleState, ruleWords, type RuleState } from "./route-words.ts";

/** As the demonstration begins. */
export const firstSetting: Setting = {
  moved: 5,
  trial: 25,
  undone: new Set(),
  bad: "/orders",
  noticed: 10,
};

export function RouteStill({ narrow }: { narrow: boolean }) {
  return <RouteDrawing setting={firstSetting} narrow={narrow} />;
}

const strokes = {
  visits: "var(--line)",
  old: "var(--control)",
  new: "var(--link)",
  bad: "url(#faulty)",
};

/** Visits flow from the left through the proxy's rules to the app that answers them, as broad as they are many. */
export function RouteDrawing({ setting, narrow }: { setting: Setting; narrow: boolean }) {
  const layout = narrow ? narrowLayout : wideLayout;
  const split = trafficSplit(setting);
  const { rule, apps, text } = layout;
  return (
    <Drawing width={layout.width} height={layout.height} letters={text}>
      <Hatch
        id="faulty"
        period={10}
        stripe={{ width: 3, fill: "var(--surface)" }}
        ground="var(--accent)"
        turn={-55}
      />
      <g fill="none">
        {flows(setting, layout).map(({ key, d, width, look }) => (
          <path key={key} d={d} strokeWidth={width} stroke={strokes[look]} />
        ))}
      </g>
      <g fontWeight="600" fill="var(--muted)">
        <text y={rule.y - 12}>{narrow ? "Path" : "Path and its visits"}</text>
        <text x={rule.x + rule.width / 2} y={rule.y - 12} textAnchor="middle">
          Proxy
        </text>
      </g>
      {routes.map(({ path, share }, index) => {
        const box = ruleBox(layout, index);
        const middle = box.y + box.height / 2;
        const state = ruleState(setting, index);
        return (
          <g key={path}>
            <text y={middle - 3} fontWeight="650">
              {path}
            </text>
            <text y={middle + 16} fill="var(--muted)">
              {share}%
            </text>
            <rect {...box} rx="3" strokeWidth="2" {...ruleLooks[state]} />
            <text
              x={box.x + box.width / 2}
              y={middle + 5}
              textAnchor="middle"
              fontWeight={state === "old" ? "400" : "600"}
              fill={state === "bad" ? "var(--error)" : undefined}
            >
              {ruleWords(setting, index)}
            </text>
          </g>
        );
      })}
      {(["toOld", "toNew"] as const).map((app) => {
        const box = apps[app];
        const x = box.x + box.width / 2;
        return (
          <g key={app} textAnchor="middle" fill={app === "toNew" ? "var(--surface)" : undefined}>
            <rect
              {...box}
              rx="3"
              fill={app === "toNew" ? "var(--link)" : "var(--sunken)"}
              stroke="var(--ink)"
              strokeWidth="2"
            />
            <text x={x} y={box.y + box.height / 2 - 22} fontWeight="650">
              {app === "toNew" ? "New app" : "Old app"}
            </text>
            <text x={x} y={box.y + box.height / 2 + 14} fontSize={narrow ? 26 : 34} fontWeight="700">
              {percent(split[app])}
            </text>
            <text x={x} y={box.y + box.height / 2 + 38}>
              of visits
            </text>
          </g>
        );
      })}
      <CostBars setting={setting} layout={layout} />
    </Drawing>
  );
}

const ruleLooks: Record<RuleState, ComponentProps<"rect">> = {
  old: { fill: "var(--sunken)", stroke: "var(--control)" },
  new: { fill: "var(--surface)", stroke: "var(--ink)" },
  bad: { fill: "var(--surface)", stroke: "var(--accent)" },
  back: { fill: "var(--surface)", stroke: "var(--ink)", strokeDasharray: "6 4" },
};
