import { gold } from "../../styles/tokens.ts";
import { box, type Canvas } from "../canvas.ts";
import { Label, monospaced } from "../label.tsx";
import { cellOf } from "./wire-layout.ts";
import { fields, frameLength, wordAt, type Arrival, type Reception } from "./wire-model.ts";
import { describeCoolant, hex } from "./wire-text.ts";

type FieldName = (typeof fields)[number]["name"];

const colors: Record<FieldName, string> = {
  header: "var(--control)",
  state: "var(--success)",
  coolant: "var(--link)",
  pressure: gold,
  "pump speed": "var(--muted)",
  CRC: "var(--accent)",
};

/** The frame as it arrives: a field stands where the contract has it, whichever bytes have come to lie there. */
export function WireFrame({ arrivals, verdict, place, canvas }: Reception & { canvas: Canvas }) {
  const used = verdict.next === "accept";
  const values = valuesOf(arrivals, verdict.crc.computed === verdict.crc.received);
  return (
    <>
      {fields.map(({ name, at, length }) => {
        const { x, y, width } = cellOf(at, canvas);
        return (
          <g key={name}>
            <Label x={x + 2} y={y - 38} bold text={name} />
            <Label
              x={x + 2}
              y={y - 17}
              bold={name === "coolant"}
              fill={used ? "var(--ink)" : "var(--muted)"}
              textDecoration={used || name === "CRC" ? "none" : "line-through"}
              text={values[name]}
            />
            <rect {...box(x + 1, y - 10, width * length - 2, 7)} fill={colors[name]} />
          </g>
        );
      })}
      {Array.from({ length: frameLength }, (_, at) => (
        <Cell key={at} place={at} arrival={arrivals[at]} chosen={at === place} canvas={canvas} />
      ))}
    </>
  );
}

interface CellProps {
  place: number;
  arrival: Arrival | undefined;
  chosen: boolean;
  canvas: Canvas;
}

function Cell({ place, arrival, chosen, canvas }: CellProps) {
  const { x, y, width, height } = cellOf(place, canvas);
  const look = arrival ? { stroke: "var(--ink)" } : { stroke: "var(--control)", strokeDasharray: "4 4" };
  const cell = chosen
    ? { ground: "var(--ink)", byte: "var(--surface)", place: "var(--surface)" }
    : { ground: "var(--surface)", byte: "var(--ink)", place: "var(--muted)" };
  return (
    <g textAnchor="middle">
      <rect {...box(x + 1, y, width - 2, height)} fill={cell.ground} strokeWidth="1.5" {...look} />
      {arrival?.inverted ? <path d={`M${x + width - 18} ${y}h17v17z`} fill="var(--accent)" /> : null}
      <Label
        x={x + width / 2}
        y={y + 26}
        {...monospaced}
        fill={cell.byte}
        text={arrival ? hex(arrival.data) : "–"}
      />
      <Label x={x + width / 2} y={y + 47} fill={cell.place} text={place} />
    </g>
  );
}

/** As a driver would read them that checks nothing. */
function valuesOf(arrivals: Arrival[], crcMatches: boolean): Record<FieldName, string> {
  return {
    header: `unit ${arrivals[0]!.data}, ${arrivals[2]!.data} bytes`,
    state: String(wordAt(arrivals, 3)),
    coolant: describeCoolant(arrivals),
    pressure: `${(wordAt(arrivals, 7) / 100).toFixed(2)} bar`,
    "pump speed": `${wordAt(arrivals, 9)} rpm`,
    CRC: crcMatches ? "matches" : "differs",
  };
}
