import { box, type Canvas } from "../svg-geometry.ts";
import { SvgText, monospaced } from "../svg-text.tsx";
import { byteBox, scopeBox, bitBox } from "./wire-layout.ts";
import { levels, parityBit, timing, type Reception } from "./wire-model.ts";
import { hex } from "./wire-text.ts";

const slotNames = ["start", "0", "1", "2", "3", "4", "5", "6", "7", "parity", "stop"];

/** The levels of the selected byte on the wire. Inverted bits are marked, with their level as sent in dashes. */
export function WireScope({ selectedByte, selectedIndex, canvas }: Reception & { canvas: Canvas }) {
  const { narrow } = canvas;
  const scope = scopeBox(canvas);
  const byte = byteBox(selectedIndex, canvas);
  const arrived = levels(selectedByte.bits);
  const sent = levels(selectedByte.bits ^ selectedByte.inverted);
  const path = (first: number, count: number) => levelPath(arrived, first, count, canvas);
  const bitTime = `${Math.round(timing.bit * 1e6)} µs a bit`;
  return (
    <>
      <rect {...scope} fill="var(--sunken)" />
      {!narrow && (
        <path
          d={`M${byte.x + 1} ${byte.y + byte.height}h${byte.width - 2}L${scope.width} ${scope.y}H0z`}
          fill="var(--sunken)"
        />
      )}
      <SvgText
        x={14}
        y={scope.y + 23}
        bold
        text={`Byte ${selectedIndex} arrives as ${hex(selectedByte.data)}`}
      />
      <SvgText
        x={scope.width - 14}
        y={scope.y + 23}
        textAnchor="end"
        fill="var(--muted)"
        text={narrow ? bitTime : `19,200 baud, 8E1: ${bitTime}`}
      />
      {arrived.map((level, slot) => {
        const { x, y, width, height } = bitBox(slot, canvas);
        const middle = x + width / 2;
        const inverted = level !== sent[slot];
        return (
          <g key={slotNames[slot]} textAnchor="middle">
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
              text={slotNames[slot]!}
            />
          </g>
        );
      })}
      <path
        d={narrow ? path(0, 6) + path(6, 5) : path(0, 11)}
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

/** Returns the path of some levels. The line is high before the start bit and after the stop bit. */
function levelPath(arrived: number[], first: number, count: number, canvas: Canvas): string {
  const { x, y, width } = bitBox(first, canvas);
  const yOf = (level: number) => heightOf(level, y, canvas.narrow);
  const start = first === 0 ? `M0 ${yOf(1)}h${x}` : `M${x} ${yOf(arrived[first - 1]!)}`;
  const rest = first + count === arrived.length ? `h${width / 2}` : "";
  const steps = arrived.slice(first, first + count).map((level) => `V${yOf(level)}h${width}`);
  return `${start}${steps.join("")}${rest}`;
}
