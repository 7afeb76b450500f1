import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import { fates, hours, moisture, repeats, sheetOf, type Fate, type State } from "./radio-model.ts";
import { clock, describeHours } from "./radio-text.ts";

/** Heights of a message, and of a reading's place on the server. */
const sent = { top: 46, cell: 20, bottom: 46 + (repeats + 1) * 20 };
const stored = { top: 160, bottom: 200 };

/** The messages of a night above, what the server stores below, the links between them; then the line that is printed. */
export function Drawing({ state: { lost }, canvas: { narrow, width }, change }: DrawingProps<State>) {
  const step = (width - 4) / hours.length;
  const half = step / 2 - 4;
  const centre = (hour: number) => 2 + (hour + 0.5) * step;
  const found = fates(lost);
  return (
    <g textAnchor="middle">
      <Caption y={15} text="Sent each hour: the reading and the two before it" />
      {hours.map((name, hour) => (
        <g
          key={name}
          transform={`translate(${centre(hour)})`}
          {...(change && {
            cursor: "pointer",
            onClick: () => change({ lost: lost.with(hour, !lost[hour]) }),
          })}
        >
          <rect {...box(-step / 2, 22, step, 136)} fill="none" pointerEvents="all" />
          <Label y={39} bold text={narrow ? clock(hour).slice(0, 2) : clock(hour)} />
          <Message hour={hour} half={half} lost={lost[hour]!} />
        </g>
      ))}
      {hours.map((name, hour) => (
        <Link key={name} fate={found[hour]!} from={centre} to={hour} />
      ))}
      {hours.map((name, hour) => (
        <g key={name} transform={`translate(${centre(hour)})`}>
          <Place fate={found[hour]!} hour={hour} half={half} />
        </g>
      ))}
      <Caption y={218} text="Stored on the server" />
      <Printed lost={lost} width={width} />
    </g>
  );
}

function Caption({ y, text }: { y: number; text: string }) {
  return <Label x={2} y={y} textAnchor="start" fill="var(--muted)" text={text} />;
}

/** Its own reading, below it those that it repeats, and whether it gets through. */
function Message({ hour, half, lost }: { hour: number; half: number; lost: boolean }) {
  const carried = [hour, hour - 1, hour - 2].filter((place) => place >= 0);
  return (
    <>
      {carried.map((place, row) => (
        <g key={place} transform={`translate(0 ${sent.top + row * sent.cell})`}>
          <rect
            {...box(-half, 0, 2 * half, sent.cell - 2)}
            fill={row === 0 ? "var(--link)" : "var(--sunken)"}
          />
          <Label
            y={14}
            fontSize="13"
            fill={row === 0 ? "var(--surface)" : "var(--ink)"}
            text={moisture[place]!}
          />
        </g>
      ))}
      {lost && (
        <path d={`M0 ${sent.bottom + 4}v10m-9 8l18 18m0-18l-18 18`} stroke="var(--accent)" strokeWidth="3" />
      )}
    </>
  );
}

/** From the message that brought a reading to its place. */
function Link({ fate, from, to }: { fate: Fate; from: (hour: number) => number; to: number }) {
  if (fate.kind !== "stored") return undefined;
  const late = fate.by !== to;
  return (
    <path
      d={`M${from(fate.by)} ${sent.bottom + 4}L${from(to)} ${stored.top - 4}`}
      stroke={late ? "var(--success)" : "var(--ink)"}
      strokeWidth={late ? 3 : 2}
      pointerEvents="none"
    />
  );
}

function Place({ fate, hour, half }: { fate: Fate; hour: number; half: number }) {
  const arrived = fate.kind === "stored";
  const late = arrived && fate.by !== hour;
  const ink = late ? "var(--success)" : arrived ? "var(--ink)" : "var(--error)";
  return (
    <g fontWeight="600">
      <rect
        {...box(-half, stored.top, 2 * half, stored.bottom - stored.top)}
        fill="none"
        stroke={ink}
        strokeWidth={late ? 3 : 2}
        strokeDasharray={arrived ? undefined : "5 4"}
      />
      {arrived && <Label y={stored.top + (late ? 18 : 25)} text={moisture[hour]!} />}
      {(late || !arrived) && (
        <Label
          y={stored.top + (late ? 34 : 25)}
          fontSize="12"
          fill={ink}
          text={late ? `by ${clock(fate.by).slice(0, 2)}` : fate.kind}
        />
      )}
    </g>
  );
}

/** The plot's line on the sheet. */
function Printed({ lost, width }: { lost: State["lost"]; width: number }) {
  const { age, moisture: percent } = sheetOf(lost);
  const known = percent !== undefined;
  const color = known ? "var(--ink)" : "var(--accent)";
  return (
    <g transform="translate(1 232)" textAnchor="start" fill={known ? color : "var(--surface)"}>
      <rect {...box(0, 0, width - 2, 64)} fill={known ? "none" : color} stroke={color} strokeWidth="2" />
      <Label x={14} y={22} text="Dawn sheet, 06:00" />
      {/* The display type has a narrow space. */}
      <g fontFamily="var(--display)" fontSize="24" fontWeight="600" wordSpacing="3">
        <Label x={14} y={51} text="Plot 9" />
        <Label x={width * 0.32} y={51} text={known ? `${percent}\u00a0%` : "unknown"} />
        <Label
          x={width - 16}
          y={51}
          textAnchor="end"
          text={age === undefined ? "no reading" : `${describeHours(age)} old`}
        />
      </g>
    </g>
  );
}
