import { Label } from "../label.tsx";
import { gold } from "../../styles/tokens.ts";
import { box, type Canvas } from "../canvas.ts";
import { cellOf } from "./wire-layout.ts";
import { fields, frameLength, wordAt, type Arrival, type Verdict } from "./wire-model.ts";
import { describeCoolant, hex } from "./wire-text.ts";

interface Props {
  arrivals: Arrival[];
  verdict: Verdict;
  selected: number;
  canvas: Canvas;
}

type FieldName = (typeof fields)[number]["name"];

const inks: Record<FieldName, string> = {
  header: "var(--control)",
  state: "var(--success)",
  coolant: "var(--link)",
  pressure: gold,
  "pump speed": "var(--muted)",
  CRC: "var(--accent)",
};

/** The frame as it arrives: a field stands where the contract has it, whichever bytes have come to lie there. */
export function WireFrame({ arrivals, verdict, selected, canvas }: Props) {
  const used = verdict.next === "accept";
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
              fill={used ? "var(--ink)" : "var(--muted)"}
              fontWeight={name === "coolant" ? "600" : undefined}
              textDecoration={used || name === "CRC" ? "none" : "line-through"}
              text={valueOf(name, arrivals, verdict)}
            />
            <rect {...box(x + 1, y - 10, width * length - 2, 7)} fill={inks[name]} />
          </g>
        );
      })}
      {Array.from({ length: frameLength }, (_, place) => (
        <Cell
          key={place}
          place={place}
          arrival={arrivals[place]}
          chosen={place === selected}
          canvas={canvas}
        />
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
  const middle = x + width / 2;
  return (
    <g textAnchor="middle">
      <rect
        {...box(x + 1, y, width - 2, height)}
        fill={chosen ? "var(--ink)" : "var(--surface)"}
        stroke={arrival ? "var(--ink)" : "var(--control)"}
        strokeWidth="1.5"
        strokeDasharray={arrival ? undefined : "4 4"}
      />
      {arrival?.inverted ? <path d={`M${x + width - 18} ${y}h17v17z`} fill="var(--accent)" /> : null}
      <Label
        x={middle}
        y={y + 26}
        fontFamily="var(--mono)"
        fontSize="17"
        fontWeight="500"
        fill={chosen ? "var(--surface)" : "var(--ink)"}
        text={arrival ? hex(arrival.data) : "–"}
      />
      <Label x={middle} y={y + 47} fill={chosen ? "var(--surface)" : "var(--muted)"} text={place} />
    </g>
  );
}

/** As a driver would read it that checks nothing. */
function valueOf(name: FieldName, arrivals: Arrival[], { crc }: Verdict): string {
  switch (name) {
    case "header":
      return `unit ${arrivals[0]!.data}, ${arrivals[2]!.data} bytes`;
    case "state":
      return String(wordAt(arrivals, 3));
    case "coolant":
      return describeCoolant(arrivals);
    case "pressure":
      return `${(wordAt(arrivals, 7) / 100).toFixed(2)} bar`;
    case "pump speed":
      return `${wordAt(arrivals, 9)} rpm`;
    case "CRC":
      return crc.computed === crc.received ? "matches" : "differs";
  }
}
