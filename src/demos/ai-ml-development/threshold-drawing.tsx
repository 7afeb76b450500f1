import { Label } from "../label.tsx";
import { Bar } from "../bar.tsx";
import type { DrawingProps } from "../define-demo.tsx";
import { ageRule, bins, costOf, outcomeAt, scoredMachines, type State } from "./threshold-model.ts";

const histogram = scoredMachines.failed.map((failed, bin) => ({
  bin,
  failed,
  held: scoredMachines.held[bin]!,
}));

const base = 120;
/** Height of one machine; sound ones are more by far. */
const scale = { failed: 7.4, held: 2.7 };

/** Failures above the line, sound machines below it; what lies right of the threshold raises an alarm. */
export function Drawing({ state, canvas: { width } }: DrawingProps<State>) {
  const { threshold } = state;
  const step = (width - 2) / bins;
  const outcome = outcomeAt(threshold);
  const costs = { model: costOf(outcome, state), rule: costOf(ageRule, state) };
  const most = Math.max(costs.model, costs.rule);
  return (
    <>
      {histogram.map(({ bin, failed, held }) => {
        const place = { x: 2 + bin * step, width: step - 2, strokeWidth: 1.5 };
        const alarm = bin >= threshold;
        return (
          <g key={bin}>
            <rect
              {...place}
              y={base - failed * scale.failed}
              height={failed * scale.failed}
              fill={alarm ? "var(--accent)" : "none"}
              stroke="var(--accent)"
            />
            <rect
              {...place}
              y={base}
              height={held * scale.held}
              fill={alarm ? "var(--link)" : "none"}
              stroke="var(--link)"
            />
          </g>
        );
      })}
      <path d={`M0 ${base}h${width}`} stroke="var(--ink)" strokeWidth="2" />
      <path d={`M${1 + threshold * step} 8v262`} stroke="var(--ink)" strokeWidth="2" strokeDasharray="6 4" />
      <g fontWeight="600">
        <Label y={20} text={`${outcome.missed} failures missed`} />
        <Label x={width} y={20} textAnchor="end" text={`${outcome.caught} caught`} />
        <Label y={286} text={`${outcome.leftAlone} sound, left alone`} />
        <Label x={width} y={286} textAnchor="end" text={`${outcome.falseAlarms} false alarms`} />
      </g>
      <Bar
        y={332}
        width={width}
        label="With this threshold"
        value={`${costs.model} hours lost`}
        share={costs.model / most}
        color="var(--ink)"
      />
      <Bar
        y={388}
        width={width}
        label="Older than eight years"
        value={`${costs.rule} hours lost`}
        share={costs.rule / most}
        color="var(--control)"
      />
    </>
  );
}
