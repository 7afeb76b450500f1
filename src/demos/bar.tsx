import { Label } from "./label.tsx";

interface Props {
  y: number;
  /** Of the drawing: the longest bar is as long. */
  width: number;
  label: string;
  value: string;
  /** Of the longest bar, 0 to 1. */
  share: number;
  color: string;
  /** Drawn as an outline. */
  hollow?: boolean;
}

const border = 1.5;

/** What a bar stands for and its value in one line, and the bar below it. */
export function Bar({ y, width, label, value, share, color, hollow = false }: Props) {
  return (
    <>
      <Label y={y} text={label} />
      <Label x={width} y={y} textAnchor="end" bold text={value} />
      <rect
        x={border / 2}
        y={y + 9 + border / 2}
        // Never too short to be seen.
        width={Math.max(0.5, share * (width - border))}
        height={14 - border}
        fill={hollow ? "none" : color}
        stroke={color}
        strokeWidth={border}
      />
    </>
  );
}
