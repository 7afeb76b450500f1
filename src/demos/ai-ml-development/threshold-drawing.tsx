import { Bars } from "../bars.tsx";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
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
      <Bars
        bars={[
          hoursLost("With this threshold", costOf(outcome, state), "var(--ink)"),
          hoursLost("Older than eight years", costOf(ageRule, state), "var(--control)"),
        ]}
        y={332}
        pitch={56}
        width={width}
      />
    </>
  );
}

function hoursLost(label: string, amount: number, color: string) {
  return { label, amount, text: `${amount} hours lost`, color };
}
