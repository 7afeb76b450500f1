import { box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { SvgText } from "../svg-text.tsx";
import { formatCount } from "../format.ts";
import { readingStates, hours, moisture, repeats, sheetLine, type State } from "./radio-model.ts";
import { clockTime } from "./radio-text.ts";

/** Vertical places of the messages and of the readings on the server. A message is a column of cells. */
const messageRow = { top: 46, cell: 20, bottom: 46 + (repeats + 1) * 20 };
const storedRow = { top: 160, bottom: 200 };
const missingText = { gap: "lost", held: "due" };

/** The messages of a night, below them the readings on the server with links to the messages, and the printed line. */
export function Drawing({ state: { lost }, canvas: { narrow, width }, change }: DrawingProps<State>) {
  const step = (width - 4) / hours.length;
  const half = step / 2 - 4;
  const middleX = (hour: number) => 2 + (hour + 0.5) * step;
  const readings = readingStates(lost);
  const due = readings.some(({ kind }) => kind === "held");
  return (
    <g textAnchor="middle">
      <Caption y={15} text="Soil moisture, %:" />
      <path d="M130 3h13v13h-13z" fill="var(--link)" />
      <Caption x={149} y={15} text="measured" />
      <path d="M228 3h13v13h-13z" fill="var(--sunken)" stroke="var(--muted)" />
      <Caption x={247} y={15} text="repeated" />
      {hours.map((name, hour) => (
        <g
          key={name}
          transform={`translate(${middleX(hour)})`}
          cursor={change && "pointer"}
          onClick={change && (() => change({ lost: lost.with(hour, !lost[hour]) }))}
        >
          <rect {...box(-step / 2, 22, step, 136)} fill="none" pointerEvents="all" />
          <SvgText y={39} bold text={narrow ? clockTime(hour).slice(0, 2) : clockTime(hour)} />
          {/* The reading of the hour, below it the repeated ones. */}
          {[hour, hour - 1, hour - repeats]
            .filter((place) => place >= 0)
            .map((place, row) => (
              <g key={place} transform={`translate(0 ${messageRow.top + row * messageRow.cell})`}>
                <rect
                  {...box(-half, 0, 2 * half, messageRow.cell - 2)}
                  fill={row ? "var(--sunken)" : "var(--link)"}
                />
                <SvgText y={14} fill={row ? "var(--ink)" : "var(--surface)"} text={moisture[place]!} />
              </g>
            ))}
          {lost[hour] && (
            <path
              d={`M0 ${messageRow.bottom + 4}v10m-9 8l18 18m0-18l-18 18`}
              stroke="var(--accent)"
              strokeWidth="3"
            />
          )}
        </g>
      ))}
      {readings.map((reading, hour) => {
        const arrived = reading.kind === "stored";
        const fromLaterMessage = arrived && reading.by !== hour;
        const color = fromLaterMessage ? "var(--success)" : arrived ? "var(--ink)" : "var(--error)";
        return (
          <g
            key={hours[hour]}
            stroke={color}
            strokeWidth={fromLaterMessage ? 3 : 2}
            fill="none"
            pointerEvents="none"
          >
            {arrived && (
              <path
                d={`M${middleX(reading.by)} ${messageRow.bottom + 4}L${middleX(hour)} ${storedRow.top - 4}`}
              />
            )}
            <rect
              {...box(middleX(hour) - half, storedRow.top, 2 * half, storedRow.bottom - storedRow.top)}
              strokeDasharray={arrived ? undefined : "5 4"}
            />
            <SvgText
              x={middleX(hour)}
              y={storedRow.top + 25}
              stroke="none"
              fill={color}
              bold
              text={arrived ? moisture[hour]! : missingText[reading.kind]}
            />
          </g>
        );
      })}
      <Caption y={218} text={`On the server${due ? ". Due: in the next message" : ""}`} />
      <SheetLine lost={lost} width={width} />
    </g>
  );
}

function Caption({ x = 2, y, text }: { x?: number; y: number; text: string }) {
  return <SvgText x={x} y={y} textAnchor="start" fill="var(--muted)" text={text} />;
}

/** The line of the plot on the printed sheet. */
function SheetLine({ lost, width }: { lost: State["lost"]; width: number }) {
  const { age, moisture: percent } = sheetLine(lost);
  const known = percent !== undefined;
  const color = known ? "var(--ink)" : "var(--accent)";
  const old = age === undefined ? "no reading" : `${formatCount(age, "hour")} old`;
  return (
    <g transform="translate(1 232)" textAnchor="start" fill={known ? color : "var(--surface)"}>
      <rect {...box(0, 0, width - 2, 64)} fill={known ? "none" : color} stroke={color} strokeWidth="2" />
      <SvgText x={14} y={22} text="Dawn sheet, 06:00" />
      {/* Wider word spacing: the space of the display font is narrow. */}
      <g fontFamily="var(--display)" fontSize="24" fontWeight="600" wordSpacing="3">
        <SvgText x={14} y={51} text="Plot 9" />
        <SvgText x={width * 0.32} y={51} text={known ? `${percent}\u00a0%` : "unknown"} />
        <SvgText x={width - 16} y={51} textAnchor="end" text={old} />
      </g>
    </g>
  );
}
