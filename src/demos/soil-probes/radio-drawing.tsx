import { box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { SvgText } from "../svg-text.tsx";
import { formatCount } from "../format.ts";
import { fates, hours, moisture, repeats, sheetOf, type State } from "./radio-model.ts";
import { clock } from "./radio-text.ts";

/** Heights of a message, and of a reading's place on the server. */
const sent = { top: 46, cell: 20, bottom: 46 + (repeats + 1) * 20 };
const stored = { top: 160, bottom: 200 };
const absent = { gap: "lost", held: "due" };

/** The messages of a night above, what the server stores below, the links between them; then the line that is printed. */
export function Drawing({ state: { lost }, canvas: { narrow, width }, change }: DrawingProps<State>) {
  const step = (width - 4) / hours.length;
  const half = step / 2 - 4;
  const centre = (hour: number) => 2 + (hour + 0.5) * step;
  const found = fates(lost);
  const due = found.some(({ kind }) => kind === "held");
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
          transform={`translate(${centre(hour)})`}
          cursor={change && "pointer"}
          onClick={change && (() => change({ lost: lost.with(hour, !lost[hour]) }))}
        >
          <rect {...box(-step / 2, 22, step, 136)} fill="none" pointerEvents="all" />
          <SvgText y={39} bold text={narrow ? clock(hour).slice(0, 2) : clock(hour)} />
          {/* Its own reading, below it those that it repeats. */}
          {[hour, hour - 1, hour - repeats]
            .filter((place) => place >= 0)
            .map((place, row) => (
              <g key={place} transform={`translate(0 ${sent.top + row * sent.cell})`}>
                <rect
                  {...box(-half, 0, 2 * half, sent.cell - 2)}
                  fill={row ? "var(--sunken)" : "var(--link)"}
                />
                <SvgText y={14} fill={row ? "var(--ink)" : "var(--surface)"} text={moisture[place]!} />
              </g>
            ))}
          {lost[hour] && (
            <path
              d={`M0 ${sent.bottom + 4}v10m-9 8l18 18m0-18l-18 18`}
              stroke="var(--accent)"
              strokeWidth="3"
            />
          )}
        </g>
      ))}
      {found.map((fate, hour) => {
        const arrived = fate.kind === "stored";
        const late = arrived && fate.by !== hour;
        const ink = late ? "var(--success)" : arrived ? "var(--ink)" : "var(--error)";
        return (
          <g key={hours[hour]} stroke={ink} strokeWidth={late ? 3 : 2} fill="none" pointerEvents="none">
            {arrived && (
              <path d={`M${centre(fate.by)} ${sent.bottom + 4}L${centre(hour)} ${stored.top - 4}`} />
            )}
            <rect
              {...box(centre(hour) - half, stored.top, 2 * half, stored.bottom - stored.top)}
              strokeDasharray={arrived ? undefined : "5 4"}
            />
            <SvgText
              x={centre(hour)}
              y={stored.top + 25}
              stroke="none"
              fill={ink}
              bold
              text={arrived ? moisture[hour]! : absent[fate.kind]}
            />
          </g>
        );
      })}
      <Caption y={218} text={`On the server${due ? ". Due: in the next message" : ""}`} />
      <Printed lost={lost} width={width} />
    </g>
  );
}

function Caption({ x = 2, y, text }: { x?: number; y: number; text: string }) {
  return <SvgText x={x} y={y} textAnchor="start" fill="var(--muted)" text={text} />;
}

/** The plot's line on the sheet. */
function Printed({ lost, width }: { lost: State["lost"]; width: number }) {
  const { age, moisture: percent } = sheetOf(lost);
  const known = percent !== undefined;
  const color = known ? "var(--ink)" : "var(--accent)";
  const old = age === undefined ? "no reading" : `${formatCount(age, "hour")} old`;
  return (
    <g transform="translate(1 232)" textAnchor="start" fill={known ? color : "var(--surface)"}>
      <rect {...box(0, 0, width - 2, 64)} fill={known ? "none" : color} stroke={color} strokeWidth="2" />
      <SvgText x={14} y={22} text="Dawn sheet, 06:00" />
      {/* The display type has a narrow space. */}
      <g fontFamily="var(--display)" fontSize="24" fontWeight="600" wordSpacing="3">
        <SvgText x={14} y={51} text="Plot 9" />
        <SvgText x={width * 0.32} y={51} text={known ? `${percent}\u00a0%` : "unknown"} />
        <SvgText x={width - 16} y={51} textAnchor="end" text={old} />
      </g>
    </g>
  );
}
