import { gold } from "../../styles/tokens.ts";
import { box, type Canvas } from "../svg-geometry.ts";
import { SvgText, monospaced } from "../svg-text.tsx";
import { byteBox } from "./wire-layout.ts";
import { fields, frameLength, type FieldName, type Reception } from "./wire-model.ts";
import { hex, readValues } from "./wire-text.ts";

const fieldColors: Record<FieldName, string> = {
  header: "var(--control)",
  state: "var(--success)",
  coolant: "var(--link)",
  pressure: gold,
  "pump speed": "var(--muted)",
  CRC: "var(--accent)",
};

/** The bytes as they arrive, with the fields above them at the places that the contract gives them. */
export function WireFrame({ canvas, ...reception }: Reception & { canvas: Canvas }) {
  const accepted = reception.nextStep === "accept";
  const [values, asSent] = [readValues(reception.arrivals), readValues(reception.sent)];
  return (
    <>
      {fields.map(({ name, start, length }) => {
        const { x, y, width } = byteBox(start, canvas);
        return (
          <g key={name}>
            <SvgText x={x + 2} y={y - 38} bold text={name} />
            <SvgText
              x={x + 2}
              y={y - 17}
              bold={name === "coolant"}
              fill={
                !accepted ? "var(--muted)" : values[name] === asSent[name] ? "var(--ink)" : "var(--error)"
              }
              textDecoration={accepted || name === "CRC" ? "none" : "line-through"}
              text={values[name]}
            />
            <rect {...box(x + 1, y - 10, width * length - 2, 7)} fill={fieldColors[name]} />
          </g>
        );
      })}
      {Array.from({ length: frameLength }, (_, index) => (
        <ByteCell key={index} {...reception} index={index} canvas={canvas} />
      ))}
    </>
  );
}

function ByteCell({ index, arrivals, selectedIndex, canvas }: Reception & { index: number; canvas: Canvas }) {
  const { x, y, width, height } = byteBox(index, canvas);
  const arrival = arrivals[index];
  const border = arrival ? { stroke: "var(--ink)" } : { stroke: "var(--control)", strokeDasharray: "4 4" };
  const colors =
    index === selectedIndex
      ? { background: "var(--ink)", byte: "var(--surface)", index: "var(--surface)" }
      : { background: "var(--surface)", byte: "var(--ink)", index: "var(--muted)" };
  return (
    <g textAnchor="middle">
      <rect {...box(x + 1, y, width - 2, height)} fill={colors.background} strokeWidth="1.5" {...border} />
      {arrival?.inverted ? <path d={`M${x + width - 18} ${y}h17v17z`} fill="var(--accent)" /> : null}
      <SvgText
        x={x + width / 2}
        y={y + 24}
        {...monospaced}
        fill={colors.byte}
        text={arrival ? hex(arrival.data) : "–"}
      />
      <SvgText x={x + width / 2} y={y + 44} fill={colors.index} text={index} />
    </g>
  );
}
