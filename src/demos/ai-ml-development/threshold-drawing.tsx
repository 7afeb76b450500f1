import type { DrawingProps } from "../define-demo.tsx";
import { DragHandle } from "../drag-handle.tsx";
import { textOutline } from "../text-outline.ts";
import { SvgText } from "../svg-text.tsx";
import { draggable } from "../draggable.ts";
import {
  binCount,
  cheapestThreshold,
  costOf,
  outcomeAt,
  scoredMachines,
  type State,
} from "./threshold-model.ts";
import { formatCount } from "../format.ts";
import { formatHours, formatScore } from "./threshold-text.ts";

/** The height of one machine where all bars have 217 units. Two scales, as there are far more sound machines. */
const heights = { failed: 7.4, sound: 2.7 };

/** Failed machines above the baseline, sound ones below it, by score. Those to the right of the threshold raise an alarm. */
export function Drawing({ state, canvas: { narrow, width, height }, change }: DrawingProps<State>) {
  const { threshold } = state;
  const binWidth = (width - 2) / binCount;
  const thresholdX = 1 + threshold * binWidth;
  const unit = (height - 60) / 217;
  const baseline = 28 + 10 * heights.failed * unit;
  const { caught, missed, falseAlarms, leftAlone } = outcomeAt(threshold);
  const cost = costOf(outcomeAt(threshold), state);
  const costColor = threshold === cheapestThreshold(state) ? "var(--success)" : "var(--error)";
  const isNearEnd = thresholdX > width - 130;

  const drag =
    change &&
    ((point: { x: number }) =>
      change({ threshold: Math.min(binCount, Math.max(0, Math.round((point.x - 1) / binWidth))) }));

  const rows = [
    { counts: scoredMachines.failed, unitHeight: -heights.failed * unit, color: "var(--accent)" },
    { counts: scoredMachines.sound, unitHeight: heights.sound * unit, color: "var(--link)" },
  ];
  return (
    <g {...draggable(drag, "ew-resize")}>
      <path d={`M0 0H${width}V${height}H0z`} fill="none" pointerEvents="all" />
      {rows.map(({ counts, unitHeight, color }) => {
        const bars = counts.map(
          (count, bin) =>
            `M${2 + bin * binWidth} ${baseline}v${count * unitHeight}h${binWidth - 2}V${baseline}`,
        );
        return (
          <g key={color} stroke={color} strokeWidth="1.5">
            <path d={bars.slice(0, threshold).join("")} fill="none" />
            <path d={bars.slice(threshold).join("")} fill={color} />
          </g>
        );
      })}
      <path d={`M0 ${baseline}h${width}`} stroke="var(--ink)" strokeWidth="2" />
      <path
        d={`M${thresholdX} 26V${height - 28}`}
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="6 4"
      />
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
      <g {...textOutline} textAnchor={isNearEnd ? "end" : "start"} fontWeight="600">
        <SvgText
          x={isNearEnd ? thresholdX - 10 : thresholdX + 10}
          y={height - 60}
          text={`alarm from ${formatScore(threshold)}`}
        />
        <SvgText
          x={isNearEnd ? thresholdX - 10 : thresholdX + 10}
          y={height - 40}
          fill={costColor}
          text={`${formatHours(cost)} lost`}
        />
      </g>
      <g {...textOutline} fill="var(--muted)">
        <SvgText x={2} y={baseline - 8} text={narrow ? "0.00" : "score 0.00"} />
        <SvgText x={width} y={baseline + 22} textAnchor="end" text="score 1.00" />
      </g>
      <DragHandle x={thresholdX} y={baseline - 22} height={44} />
    </g>
  );
}
