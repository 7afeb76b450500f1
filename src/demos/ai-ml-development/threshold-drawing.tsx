import { Drawing } from "../drawing.tsx";
import { ageRule, bins, costOf, outcomeAt, scoredMachines, type Prices } from "./threshold-model.ts";

interface Props {
  threshold: number;
  prices: Prices;
  narrow: boolean;
}

/** As the demonstration begins. */
export const firstSetting = { threshold: 13, prices: { miss: 12, falseAlarm: 2 } };

export function ThresholdStill({ narrow }: { narrow: boolean }) {
  return <ThresholdDrawing {...firstSetting} narrow={narrow} />;
}

const histogram = scoredMachines.failed.map((failed, bin) => ({
  bin,
  failed,
  held: scoredMachines.held[bin]!,
}));

const base = 120;
const unit = { failed: 7.4, held: 2.7 };

/** Failures above the line, sound machines below it; what lies right of the threshold raises an alarm. */
export function ThresholdDrawing({ threshold, prices, narrow }: Props) {
  const width = narrow ? 340 : 760;
  const step = (width - 2) / bins;
  const at = 1 + threshold * step;
  const outcome = outcomeAt(threshold);
  const cost = { model: costOf(outcome, prices), rule: costOf(ageRule, prices) };
  const most = Math.max(cost.model, cost.rule);
  return (
    <Drawing width={width} height={430}>
      {histogram.map(({ bin, failed, held }) => {
        const place = { x: 2 + bin * step, width: step - 2, strokeWidth: 1.5 };
        const alarm = bin >= threshold;
        return (
          <g key={bin}>
            <rect
              {...place}
              y={base - failed * unit.failed}
              height={failed * unit.failed}
              fill={alarm ? "var(--accent)" : "none"}
              stroke="var(--accent)"
            />
            <rect
              {...place}
              y={base}
              height={held * unit.held}
              fill={alarm ? "var(--link)" : "none"}
              stroke="var(--link)"
            />
          </g>
        );
      })}
      <path d={`M0 ${base}h${width}`} stroke="var(--ink)" strokeWidth="2" />
      <path d={`M${at} 8v262`} stroke="var(--ink)" strokeWidth="2" strokeDasharray="6 4" />
      <g fontWeight="600">
        <text y="20">{outcome.missed} failures missed</text>
        <text x={width} y="20" textAnchor="end">
          {outcome.caught} caught
        </text>
        <text y="286">{outcome.leftAlone} sound, left alone</text>
        <text x={width} y="286" textAnchor="end">
          {outcome.falseAlarms} false alarms
        </text>
      </g>
      <Bar
        y={332}
        label="With this threshold"
        hours={cost.model}
        most={most}
        width={width}
        fill="var(--ink)"
      />
      <Bar
        y={388}
        label="Older than eight years"
        hours={cost.rule}
        most={most}
        width={width}
        fill="var(--control)"
      />
    </Drawing>
  );
}

interface BarProps {
  y: number;
  label: string;
  hours: number;
  most: number;
  width: number;
  fill: string;
}

function Bar({ y, label, hours, most, width, fill }: BarProps) {
  return (
    <>
      <text y={y}>{label}</text>
      <text x={width} y={y} textAnchor="end" fontWeight="600">
        {hours} hours lost
      </text>
      <rect y={y + 10} width={Math.max(2, (hours / most) * width)} height="14" fill={fill} />
    </>
  );
}
