import type { Layout } from "./route-layout.ts";
import { costsOf, type Rollback, type Setting } from "./route-model.ts";
import { count } from "./route-words.ts";

/** What the bad release costs, route by route and all at once. */
export function CostBars({ setting, layout: { width, bars } }: { setting: Setting; layout: Layout }) {
  const costs = costsOf(setting);
  const most = costs ? Math.max(costs.rewrite.failedVisits, costs.route.failedVisits) : 1;
  const bar = (y: number, label: string, fill: string, cost?: Rollback) => (
    <g>
      <text y={y}>
        {label}
        {cost && `, ${cost.minutes}\u00a0min`}
      </text>
      <text x={width} y={y} textAnchor="end" fontWeight="650">
        {count(cost?.failedVisits ?? 0, "failed visit")}
      </text>
      <rect
        y={y + 9}
        width={cost ? Math.max(2, (cost.failedVisits / most) * width) : 2}
        height="14"
        fill={fill}
      />
    </g>
  );
  return (
    <>
      {bar(bars, "One route back", "var(--link)", costs?.route)}
      {bar(bars + 52, "Everything back", "var(--ink)", costs?.rewrite)}
    </>
  );
}
