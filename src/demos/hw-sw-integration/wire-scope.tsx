import { box, type Canvas } from "../svg-geometry.ts";
import { SvgText, monospaced } from "../svg-text.tsx";
import { cellOf, scopeOf, slotOf } from "./wire-layout.ts";
import { levels, parityBit, timing, type Reception } from "./wire-model.ts";
import { hex } from "./wire-text.ts";

const names = ["start", "0", "1", "2", "3", "4", "5", "6", "7", "parity", "stop"];

/** The levels of one byte on the wire; a bit that was inverted has its level as sent in dashes. */
export function WireScope({ onScope, place, canvas }: Reception & { canvas: Canvas }) {
  const { narrow } = canvas;
  const scope = scopeOf(canvas);
  const cell = cellOf(place, canvas);
  const came = levels(onScope.bits);
  const sent = levels(onScope.bits ^ onScope.inverted);
  const trace = (first: number, count: number) => traceOf(came, first, count, canvas);
  const bitTime = `${Math.round(timing.bit * 1e6)} µs a bit`;
  return (
    <>
      <rect {...scope} fill="var(--sunken)" />
      {!narrow && (
        <path
          d={`M${cell.x + 1} ${cell.y + cell.height}h${cell.width - 2}L${scope.width} ${scope.y}H0z`}
          fill="var(--sunken)"
        />
      )}
      <SvgText x={14} y={scope.y + 23} bold text={`Byte ${place} arrives as ${hex(onScope.data)}`} />
      <SvgText
        x={scope.width - 14}
        y={scope.y + 23}
        textAnchor="end"
        fill="var(--muted)"
        text={narrow ? bitTime : `19,200 baud, 8E1: ${bitTime}`}
      />
      {came.map((level, slot) => {
        const { x, y, width, height } = slotOf(slot, canvas);
        const middle = x + width / 2;
        const inverted = level !== sent[slot];
        return (
          <g key={names[slot]} textAnchor="middle">
            {inverted && (
              <g strokeWidth="2">
                <rect {...box(x + 2, y, width - 4, height)} fill="var(--surface)" stroke="var(--accent)" />
                <path
                  d={`M${x} ${heightOf(sent[slot]!, y, narrow)}h${width}`}
                  stroke="var(--muted)"
                  strokeDasharray="4 4"
                />
                {!narrow && (
                  <SvgText x={middle} y={y + 103} fill="var(--accent)" text={`was ${sent[slot]}`} />
                )}
              </g>
            )}
            <SvgText x={middle} y={y + (narrow ? 29 : 42)} {...monospaced} text={level} />
            <SvgText
              x={middle}
              y={y + (narrow ? 57 : 82)}
              fill={slot > 0 && slot <= parityBit ? "var(--ink)" : "var(--muted)"}
              text={names[slot]!}
            />
          </g>
        );
      })}
      <path
        d={narrow ? trace(0, 6) + trace(6, 5) : trace(0, 11)}
        fill="none"
        stroke="var(--link)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
    </>
  );
}

function heightOf(level: number, y: number, narrow: boolean): number {
  if (narrow) return level ? y + 6 : y + 39;
  return level ? y + 12 : y + 60;
}

/** The line rests high before the start bit and after the stop bit. */
function traceOf(came: number[], first: number, count: number, canvas: Canvas): string {
  const { x, y, width } = slotOf(first, canvas);
  const at = (level: number) => heightOf(level, y, canvas.narrow);
  const start = first === 0 ? `M0 ${at(1)}h${x}` : `M${x} ${at(came[first - 1]!)}`;
  const rest = first + count === came.length ? `h${width / 2}` : "";
  const steps = came.slice(first, first + count).map((level) => `V${at(level)}h${width}`);
  return `${start}${steps.join("")}${rest}`;
}
