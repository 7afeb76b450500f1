import { rect } from "../svg-geometry.ts";
import { DrawingText, halfCapHeight } from "../drawing-text.tsx";
import type { Layout } from "./offline-reports-layout.ts";

interface Props {
  layout: Layout;
  text: string;
  torn: boolean;
  /** Whether the office has it. */
  ticked: boolean;
}

/** A sheet of paper as large as its slot in the office. Lost, it is torn in two. */
export function ReportSheet({ layout, text, torn, ticked }: Props) {
  const { width, height } = layout.slot;
  const middle = width / 2;
  const tear = `l${-height / 6} ${height / 4} ${height / 3} ${height / 4} ${-height / 3} ${height / 4} ${height / 6} ${height / 4}`;
  if (torn)
    return (
      <g fill="var(--surface)">
        <path d={`M0 0H${middle}${tear}H0z`} transform={`rotate(-14 0 ${height})`} />
        <path
          d={`M${width} 0H${middle + height / 4}${tear}H${width}z`}
          transform={`rotate(10 ${width} ${height})`}
        />
      </g>
    );
  return (
    <>
      <rect {...rect(0, 0, width, height)} fill="var(--surface)" stroke="var(--ink)" strokeWidth="3" />
      <DrawingText
        x={height * 0.3}
        y={height / 2 + layout.slotFontSize * halfCapHeight}
        fontSize={layout.slotFontSize}
        text={text}
      />
      {ticked && (
        <path
          d={`M${width - height * 0.75} ${height / 2}l${height * 0.16} ${height * 0.18} ${height * 0.3} ${-height * 0.36}`}
          fill="none"
          stroke="var(--success)"
          strokeWidth={height / 9}
        />
      )}
    </>
  );
}
