import type { DrawingProps } from "../define-demo.tsx";
import { DragHandle } from "../drag-handle.tsx";
import { textOutline } from "../text-outline.ts";
import { SvgText } from "../svg-text.tsx";
import { draggable } from "../draggable.ts";
import { bins, cheapestThreshold, costOf, outcomeAt, scoredMachines, type State } from "./threshold-model.ts";
import { formatCount } from "../format.ts";
import { hours, score } from "./threshold-text.ts";

/** Heights of one machine where the bars have 217 units; sound ones are more by far. */
const scale = { failed: 7.4, held: 2.7 };

/** Failures above the line, sound machines below it; what lies right of the threshold raises an alarm. */
export function Drawing({ state, canvas: { narrow, width, height }, change }: DrawingProps<State>) {
  const { threshold } = state;
  const step = (width - 2) / bins;
  const line = 1 + threshold * step;
  const unit = (height - 60) / 217;
  const base = 28 + 10 * scale.failed * unit;
  const { caught, missed, falseAlarms, leftAlone } = outcomeAt(threshold);
  const cost = costOf(outcomeAt(threshold), state);
  const verdict = threshold === cheapestThreshold(state) ? "var(--success)" : "var(--error)";
  const near = line > width - 130;

  const move =
    change &&
    ((place: { x: number }) =>
      change({ threshold: Math.min(bins, Math.max(0, Math.round((place.x - 1) / step))) }));

  const rows = [
    { counts: scoredMachines.failed, each: -scale.failed * unit, color: "var(--accent)" },
    { counts: scoredMachines.held, each: scale.held * unit, color: "var(--link)" },
  ];
  return (
    <g {...draggable(move, "ew-resize")}>
      <path d={`M0 0H${width}V${height}H0z`} fill="none" pointerEvents="all" />
      {rows.map(({ counts, each, color }) => {
        const bars = counts.map(
          (count, bin) => `M${2 + bin * step} ${base}v${count * each}h${step - 2}V${base}`,
        );
        return (
          <g key={color} stroke={color} strokeWidth="1.5">
            <path d={bars.slice(0, threshold).join("")} fill="none" />
            <path d={bars.slice(threshold).join("")} fill={color} />
          </g>
        );
      })}
      <path d={`M0 ${base}h${width}`} stroke="var(--ink)" strokeWidth="2" />
      <path d={`M${line} 26V${height - 28}`} stroke="var(--ink)" strokeWidth="2" strokeDasharray="6 4" />
      <g fontWeight="600">
        <SvgText y={18} text={`${missed} failures missed`} fill="var(--error)" />
        <SvgText x={width} y={18} textAnchor="end" text={`${caught} caught`} />
        <SvgText y={height - 8} text={`${leftAlone} sound, left alone`} />
        <SvgText
          x={width}
          y={height - 8}
          textAnchor="end"
          fill="var(--link)"
          text={formatCount(falseAlarms, "false alarm")}
        />
      </g>
      <g {...textOutline} textAnchor={near ? "end" : "start"} fontWeight="600">
        <SvgText x={near ? line - 10 : line + 10} y={height - 60} text={`alarm from ${score(threshold)}`} />
        <SvgText
          x={near ? line - 10 : line + 10}
          y={height - 40}
          fill={verdict}
          text={`${hours(cost)} lost`}
        />
      </g>
      <g {...textOutline} fill="var(--muted)">
        <SvgText x={2} y={base - 8} text={narrow ? "0.00" : "score 0.00"} />
        <SvgText x={width} y={base + 22} textAnchor="end" text="score 1.00" />
      </g>
      <DragHandle x={line} y={base - 22} height={44} />
    </g>
  );
}
