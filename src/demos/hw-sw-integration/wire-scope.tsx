import { box, type Canvas } from "../canvas.ts";
import { Label, monospaced } from "../label.tsx";
import { cellOf, scopeOf, slotOf } from "./wire-layout.ts";
import { levels, parityBit, timing, type Reception } from "./wire-model.ts";
import { hex } from "./wire-text.ts";

const names = ["start", "0", "1", "2", "3", "4", "5", "6", "7", "parity", "stop"];

/** The levels of one byte on the wire; a bit that was inverted has its level as sent in dashes. */
export function WireScope({ onScope, place, canvas }: Reception & { canvas: Canvas }) {
  const { narrow } = canvas;
  const scope = scopeOf(canvas);
  const came = levels(onScope.bits);
  const sent = levels(onScope.bits ^ onScope.inverted);
  const sweeps = narrow ? [names.slice(0, 6), names.slice(6)] : [names];
  const bitTime = `${Math.round(timing.bit * 1e6)} µs a bit`;
  return (
    <>
      <rect {...scope} fill="var(--sunken)" />
      {!narrow && <Beam place={place} canvas={canvas} />}
      <Label x={14} y={scope.y + 23} bold text={`Byte ${place} arrives as ${hex(onScope.data)}`} />
      <Label
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
                  d={`M${x} ${heightOf(sent[slot]!, y)}h${width}`}
                  stroke="var(--muted)"
                  strokeDasharray="4 4"
                />
                {!narrow && <Label x={middle} y={y + 117} fill="var(--accent)" text="inverted" />}
              </g>
            )}
            <Label x={middle} y={y + 47} {...monospaced} text={level} />
            <Label
              x={middle}
              y={y + 94}
              fill={isData(slot) ? "var(--ink)" : "var(--muted)"}
              text={names[slot]!}
            />
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

/** From the byte's place in the frame down to the scope. */
function Beam({ place, canvas }: { place: number; canvas: Canvas }) {
  const cell = cellOf(place, canvas);
  const foot = `L${canvas.width} ${scopeOf(canvas).y}H0z`;
  return <path d={`M${cell.x + 1} ${cell.y + cell.height}h${cell.width - 2}${foot}`} fill="var(--sunken)" />;
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
  const steps = came.slice(first, first + count).map((level) => `V${heightOf(level, y)}h${width}`);
  return `${start}${steps.join("")}${rest}`;
}
