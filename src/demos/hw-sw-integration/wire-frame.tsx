import { gold } from "../../styles/tokens.ts";
import { box, type Canvas } from "../svg-geometry.ts";
import { SvgText, monospaced } from "../svg-text.tsx";
import { cellOf } from "./wire-layout.ts";
import { fields, frameLength, type FieldName, type Reception } from "./wire-model.ts";
import { hex, readValues } from "./wire-text.ts";

const colors: Record<FieldName, string> = {
  header: "var(--control)",
  state: "var(--success)",
  coolant: "var(--link)",
  pressure: gold,
  "pump speed": "var(--muted)",
  CRC: "var(--accent)",
};

/** The frame as it arrives: a field stands where the contract has it, whichever bytes have come to lie there. */
export function WireFrame({ canvas, ...reception }: Reception & { canvas: Canvas }) {
  const used = reception.next === "accept";
  const [values, asSent] = [readValues(reception.arrivals), readValues(reception.sent)];
  return (
    <>
      {fields.map(({ name, at, length }) => {
        const { x, y, width } = cellOf(at, canvas);
        return (
          <g key={name}>
            <SvgText x={x + 2} y={y - 38} bold text={name} />
            <SvgText
              x={x + 2}
              y={y - 17}
              bold={name === "coolant"}
              fill={!used ? "var(--muted)" : values[name] === asSent[name] ? "var(--ink)" : "var(--error)"}
              textDecoration={used || name === "CRC" ? "none" : "line-through"}
              text={values[name]}
            />
            <rect {...box(x + 1, y - 10, width * length - 2, 7)} fill={colors[name]} />
          </g>
        );
      })}
      {Array.from({ length: frameLength }, (_, at) => (
        <Cell key={at} {...reception} at={at} canvas={canvas} />
      ))}
    </>
  );
}

function Cell({ at, arrivals, place, canvas }: Reception & { at: number; canvas: Canvas }) {
  const { x, y, width, height } = cellOf(at, canvas);
  const arrival = arrivals[at];
  const look = arrival ? { stroke: "var(--ink)" } : { stroke: "var(--control)", strokeDasharray: "4 4" };
  const cell =
    at === place
      ? { ground: "var(--ink)", byte: "var(--surface)", place: "var(--surface)" }
      : { ground: "var(--surface)", byte: "var(--ink)", place: "var(--muted)" };
  return (
    <g textAnchor="middle">
      <rect {...box(x + 1, y, width - 2, height)} fill={cell.ground} strokeWidth="1.5" {...look} />
      {arrival?.inverted ? <path d={`M${x + width - 18} ${y}h17v17z`} fill="var(--accent)" /> : null}
      <SvgText
        x={x + width / 2}
        y={y + 24}
        {...monospaced}
        fill={cell.byte}
        text={arrival ? hex(arrival.data) : "–"}
      />
      <SvgText x={x + width / 2} y={y + 44} fill={cell.place} text={at} />
    </g>
  );
}
