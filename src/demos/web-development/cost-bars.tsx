import { Bar } from "../bar.tsx";
import { plural } from "../wording.ts";
import { costsOf, type State } from "./route-model.ts";

/** What the bad release costs, route by route and all at once. */
export function CostBars({ state, y, width }: { state: State; y: number; width: number }) {
  const costs = costsOf(state);
  const bars = [
    { label: "One route back", cost: costs?.route, color: "var(--link)" },
    { label: "Everything back", cost: costs?.rewrite, color: "var(--ink)" },
  ];
  const most = Math.max(1, ...bars.map(({ cost }) => cost?.failedVisits ?? 0));
  return bars.map(({ label, cost, color }, index) => {
    const failedVisits = cost?.failedVisits ?? 0;
    return (
      <Bar
        key={label}
        y={y + index * 52}
        width={width}
        label={cost ? `${label}, ${cost.minutes}\u00a0min` : label}
        value={plural(failedVisits, "failed visit")}
        share={failedVisits / most}
        color={color}
      />
    );
  });
}
