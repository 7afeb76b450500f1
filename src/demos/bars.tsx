import { Label } from "./label.tsx";

interface Bar {
  label: string;
  amount: number;
  /** The amount as it is read: "12 hours lost". */
  text: string;
  color: string;
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

/** Labelled bars: label and amount in one line, the bar below them. */
export function Bars({ bars, y, pitch, width }: Props) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return bars.map(({ label, amount, text, color }, index) => (
    <g key={label} transform={`translate(0 ${y + index * pitch})`}>
      <Label text={label} />
      <Label x={width} textAnchor="end" bold text={text} />
      <rect
        y={9}
        // Never too short to be seen.
        width={Math.max(2, (amount / most) * width)}
        height={14}
        fill={color}
      />
    </g>
  ));
}
