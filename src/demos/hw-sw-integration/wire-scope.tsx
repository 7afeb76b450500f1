import { Label } from "../label.tsx";
import { box, type Canvas } from "../canvas.ts";
import { cellOf, scopeOf, slotOf } from "./wire-layout.ts";
import { levels, parityBit, timing, type Arrival } from "./wire-model.ts";
import { hex } from "./wire-text.ts";

interface Props {
  arrival: Arrival;
  /** Of the byte in the frame as it arrived. */
  place: number;
  canvas: Canvas;
}

const names = ["start", "0", "1", "2", "3", "4", "5", "6", "7", "parity", "stop"];

/** The levels of one byte on the wire; a bit that was inverted has its level as sent in dashes. */
export function WireScope({ arrival, place, canvas }: Props) {
  const { narrow } = canvas;
  const scope = scopeOf(canvas);
  const cell = cellOf(place, canvas);
  const came = levels(arrival.bits);
  const sent = levels(arrival.bits ^ arrival.inverted);
  const sweeps = narrow ? [names.slice(0, 6), names.slice(6)] : [names];
  return (
    <>
      <rect {...scope} fill="var(--sunken)" />
      {!narrow && (
        <path
          d={`M${cell.x + 1} ${cell.y + cell.height}h${cell.width - 2}L${scope.width} ${scope.y}H0z`}
          fill="var(--sunken)"
        />
      )}
      <Label x={14} y={scope.y + 23} bold text={`Byte ${place} arrives as ${hex(arrival.data)}`} />
      <Label
        x={scope.width - 14}
        y={scope.y + 23}
        textAnchor="end"
        fill="var(--muted)"
        text={`${narrow ? "" : "19,200 baud, 8E1: "}${Math.round(timing.bit * 1e6)} µs a bit`}
      />
      {came.map((level, slot) => {
        const { x, y, width, height } = slotOf(slot, canvas);
        const inverted = level !== sent[slot];
        return (
          <g key={names[slot]} textAnchor="middle">
            {inverted && (
              <rect
                {...box(x + 2, y, width - 4, height)}
                fill="var(--surface)"
                stroke="var(--accent)"
                strokeWidth="2"
              />
            )}
            {inverted && (
              <path
                d={`M${x} ${heightOf(sent[slot]!, y)}h${width}`}
                stroke="var(--muted)"
                strokeWidth="2"
                strokeDasharray="4 4"
              />
            )}
            <Label
              x={x + width / 2}
              y={y + 47}
              fontFamily="var(--mono)"
              fontSize="17"
              fontWeight="500"
              text={level}
            />
            <Label
              x={x + width / 2}
              y={y + 94}
              fill={isData(slot) ? "var(--ink)" : "var(--muted)"}
              text={names[slot]!}
            />
            {inverted && !narrow && (
              <Label x={x + width / 2} y={y + 117} fill="var(--accent)" text="inverted" />
            )}
          </g>
        );
      })}
      {sweeps.map((sweep, index) => (
        <path
          key={sweep[0]}
          d={traceOf(came, index * 6, sweep.length, canvas)}
          fill="none"
          stroke="var(--link)"
          strokeWidth="3.5"
          strokeLinejoin="round"
        />
      ))}
    </>
  );
}

const isData = (slot: number) => slot > 0 && slot <= parityBit;

function heightOf(level: number, y: number): number {
  return level ? y + 14 : y + 68;
}

/** The line rests high before the start bit and after the stop bit. */
function traceOf(came: number[], first: number, count: number, canvas: Canvas): string {
  const { x, y, width } = slotOf(first, canvas);
  const lead = first === 0 ? Math.min(width / 2, x) : 0;
  const start =
    first === 0 ? `M${x - lead} ${heightOf(1, y)}h${lead}` : `M${x} ${heightOf(came[first - 1]!, y)}`;
  const rest = first + count === came.length ? `h${width / 2}` : "";
  return (
    start +
    came
      .slice(first, first + count)
      .map((level) => `V${heightOf(level, y)}h${width}`)
      .join("") +
    rest
  );
}
