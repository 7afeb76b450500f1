import { Label } from "./label.tsx";

interface Bar {
  label: string;
  amount: number;
  /** The amount as it is read: "12 hours lost". */
  text: string;
  color: string;
  bold?: boolean;
  /** Drawn as an outline. */
  hollow?: boolean;
}

interface Props {
  bars: Bar[];
  /** Of the first label. */
  y: number;
  /** From one bar to the next. */
  pitch: number;
  /** Of the drawing: the longest bar is as long. */
  width: number;
}

const border = 1.5;

/** Labelled bars: label and amount in one line, the bar below them. */
export function Bars({ bars, y, pitch, width }: Props) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return bars.map(({ label, amount, text, color, bold, hollow }, index) => (
    <g key={label} transform={`translate(0 ${y + index * pitch})`}>
      <Label bold={bold} text={label} />
      <Label x={width} textAnchor="end" bold text={text} />
      <rect
        x={border / 2}
        y={9 + border / 2}
        // Never too short to be seen.
        width={Math.max(0.5, (amount / most) * (width - border))}
        height={14 - border}
        fill={hollow ? "none" : color}
        stroke={color}
        strokeWidth={border}
      />
    </g>
  ));
}
