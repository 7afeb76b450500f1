import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { cellCount, cellOffset, columnRect, type Layout } from "./telemetry-layout.ts";
import { moisture } from "./telemetry-model.ts";
import { formatHour } from "./telemetry-text.ts";

interface Props {
  hourIndex: number;
  lost: boolean;
  layout: Layout;
}

/**
 * A message with its newest reading and the repeated ones, in the air or torn on the ground, and the plate
 * with its hour.
 */
export function RadioMessage({ hourIndex, lost, layout }: Props) {
  const { cell, message, floor, plate, fontSize, narrow } = layout;
  const column = columnRect(hourIndex, layout);
  const count = cellCount(hourIndex);
  const last = cellOffset(count - 1, layout);
  const fall = lost ? floor - message.y - last.y - cell.height : 0;
  // Not `tiltOf`, which may be 0: the two pieces turn away from each other, and neighbours the other way.
  const turn = lost ? (hourIndex % 2 ? 1 : -1) * (6 + ((hourIndex * 5) % 4)) : 0;
  const edge = seamPoints(layout, lost && count > 1);
  const [right, bottom] = [last.x + cell.width, last.y + cell.height];
  const pieces = [
    {
      key: "measured",
      fill: gold,
      rows: [0],
      path: [`0 0 ${narrow ? `0 ${bottom}` : `${right} 0`}`, ...edge.toReversed()],
      turn,
    },
    {
      key: "repeated",
      fill: "var(--sunken)",
      rows: [1, 2].slice(0, count - 1),
      path: [...edge, `${right} ${bottom}`, narrow ? `${right} 0` : `0 ${bottom}`],
      turn: -turn,
    },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <g transform={`translate(${column.x} ${column.y})`}>
      <g transform={`translate(${message.x} ${message.y + fall})`}>
        {pieces.toReversed().map(({ key, fill, rows, path, turn: pieceTurn }) => (
          <g key={key} fill="var(--fg)" transform={`rotate(${pieceTurn} ${right / 2} ${bottom / 2})`}>
            <path
              d={`M${path.join(" ")}z`}
              fill={lost ? "var(--control)" : fill}
              stroke="var(--fg)"
              strokeWidth="2"
            />
            {rows.map((row) => {
              const { x, y } = cellOffset(row, layout);
              return (
                <g key={row}>
                  {row > 1 && (
                    <path
                      d={`M${x} ${y}${narrow ? `v${cell.height}` : `h${cell.width}`}`}
                      stroke="var(--fg)"
                      strokeWidth="2"
                    />
                  )}
                  <DrawingText
                    x={x + cell.width / 2}
                    y={y + cell.height / 2 + fontSize * halfCapHeight}
                    fontSize={fontSize}
                    anchor="middle"
                    text={String(moisture[hourIndex - row])}
                  />
                </g>
              );
            })}
          </g>
        ))}
      </g>
      <rect {...plate} fill={lost ? "var(--fg)" : "var(--surface)"} />
      <DrawingText
        x={plate.x + plate.width / 2}
        y={plate.y + plate.height / 2 + fontSize * halfCapHeight}
        fontSize={fontSize}
        anchor="middle"
        fill={lost ? "var(--surface)" : "var(--fg)"}
        text={formatHour(hourIndex)}
      />
    </g>
  );
}

/** Returns the points of the edge between the newest reading and the repeated ones: straight, or torn. */
function seamPoints({ cell, narrow }: Layout, torn: boolean): string[] {
  return [0, 1, 2, 3, 4].map((index) => {
    const depth = torn && index % 2 ? 0.2 : 0;
    const [x, y] = narrow ? [1 + depth, index / 4] : [index / 4, 1 + depth];
    return `${x * cell.width} ${y * cell.height}`;
  });
}
