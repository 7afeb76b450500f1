import { gold } from "../../styles/tokens.ts";
import { cellOf } from "./wire-geometry.ts";
import { fields, frameLength, wordAt, type Arrival, type Verdict } from "./wire-model.ts";
import { degrees, hex } from "./wire-words.ts";

interface Props {
  arrivals: Arrival[];
  verdict: Verdict;
  selected: number;
  narrow: boolean;
}

const inks: Record<(typeof fields)[number]["name"], string> = {
  header: "var(--control)",
  state: "var(--success)",
  coolant: "var(--link)",
  pressure: gold,
  "pump speed": "var(--muted)",
  CRC: "var(--accent)",
};

/** The frame as it arrives: a field stands where the contract has it, whichever bytes have come to lie there. */
export function WireFrame({ arrivals, verdict, selected, narrow }: Props) {
  const used = verdict.next === "accept";
  return (
    <>
      {fields.map(({ name, at, length }) => {
        const { x, y, width } = cellOf(at, narrow);
        return (
          <g key={name}>
            <text x={x + 2} y={y - 38} fontWeight="600">
              {name}
            </text>
            <text
              x={x + 2}
              y={y - 17}
              fill={used ? "var(--ink)" : "var(--muted)"}
              fontWeight={name === "coolant" ? "600" : undefined}
              textDecoration={used || name === "CRC" ? "none" : "line-through"}
            >
              {valueOf(name, arrivals, verdict)}
            </text>
            <rect x={x + 1} y={y - 10} width={width * length - 2} height="7" fill={inks[name]} />
          </g>
        );
      })}
      {Array.from({ length: frameLength }, (_, place) => (
        <Cell
          key={place}
          place={place}
          arrival={arrivals[place]}
          chosen={place === selected}
          narrow={narrow}
        />
      ))}
    </>
  );
}

interface CellProps {
  place: number;
  arrival: Arrival | undefined;
  chosen: boolean;
  narrow: boolean;
}

function Cell({ place, arrival, chosen, narrow }: CellProps) {
  const { x, y, width, height } = cellOf(place, narrow);
  const middle = x + width / 2;
  return (
    <g textAnchor="middle">
      <rect
        x={x + 1}
        y={y}
        width={width - 2}
        height={height}
        fill={chosen ? "var(--ink)" : "var(--surface)"}
        stroke={arrival ? "var(--ink)" : "var(--control)"}
        strokeWidth="1.5"
        strokeDasharray={arrival ? undefined : "4 4"}
      />
      {arrival?.flipped ? <path d={`M${x + width - 18} ${y}h17v17z`} fill="var(--accent)" /> : null}
      <text
        x={middle}
        y={y + 26}
        fontFamily="var(--mono)"
        fontSize="17"
        fontWeight="500"
        fill={chosen ? "var(--surface)" : "var(--ink)"}
      >
        {arrival ? hex(arrival.data) : "–"}
      </text>
      <text x={middle} y={y + 47} fill={chosen ? "var(--surface)" : "var(--muted)"}>
        {place}
      </text>
    </g>
  );
}

/** As a driver would read it that checks nothing. */
function valueOf(name: (typeof fields)[number]["name"], arrivals: Arrival[], { crc }: Verdict): string {
  switch (name) {
    case "header":
      return `unit ${arrivals[0]!.data}, ${arrivals[2]!.data} bytes`;
    case "state":
      return String(wordAt(arrivals, 3));
    case "coolant":
      return degrees(arrivals);
    case "pressure":
      return `${(wordAt(arrivals, 7) / 100).toFixed(2)} bar`;
    case "pump speed":
      return `${wordAt(arrivals, 9)} rpm`;
    case "CRC":
      return crc.computed === crc.received ? "matches" : "differs";
  }
}
