import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import { fates, hours, moisture, repeats, sheetOf, type Fate, type State } from "./radio-model.ts";
import { clock, describeHours } from "./radio-text.ts";

/** Heights of a message, and of a reading's place on the server. */
const sent = { top: 56, cell: 22, bottom: 56 + (repeats + 1) * 22 };
const stored = { top: 226, bottom: 272 };

/** The messages of a night above, what the server stores below, the links between them; then the line that is printed. */
export function Drawing({ state: { lost }, canvas: { narrow, width } }: DrawingProps<State>) {
  const step = (width - 4) / hours.length;
  const centre = (hour: number) => 2 + (hour + 0.5) * step;
  const found = fates(lost);
  return (
    <g textAnchor="middle">
      <Caption y={18} text="Sent each hour: the reading and the two before it" />
      {hours.map((name, hour) => (
        <g key={name} transform={`translate(${centre(hour)})`}>
          <Label y={46} bold text={narrow ? clock(hour).slice(0, 2) : clock(hour)} />
          <Message hour={hour} half={step / 2 - 4} />
          {lost[hour] && <Break />}
        </g>
      ))}
      {hours.map((name, hour) => (
        <Link key={name} fate={found[hour]!} from={centre} to={hour} />
      ))}
      {hours.map((name, hour) => (
        <g key={name} transform={`translate(${centre(hour)})`}>
          <Place fate={found[hour]!} hour={hour} half={step / 2 - 4} />
        </g>
      ))}
      <Caption y={314} text="Stored on the server" />
      <Printed lost={lost} width={width} />
    </g>
  );
}

function Caption({ y, text }: { y: number; text: string }) {
  return <Label x={2} y={y} textAnchor="start" fill="var(--muted)" text={text} />;
}

/** Its own reading, and below it those that it repeats. */
function Message({ hour, half }: { hour: number; half: number }) {
  const carried = [hour, hour - 1, hour - 2].filter((place) => place >= 0);
  return carried.map((place, row) => (
    <g key={place} transform={`translate(0 ${sent.top + row * sent.cell})`}>
      <rect {...box(-half, 0, 2 * half, sent.cell - 2)} fill={row === 0 ? "var(--link)" : "var(--sunken)"} />
      <Label
        y={15}
        fontSize="13"
        fill={row === 0 ? "var(--surface)" : "var(--ink)"}
        text={moisture[place]!}
      />
    </g>
  ));
}

/** From the message that brought a reading to its place. */
function Link({ fate, from, to }: { fate: Fate; from: (hour: number) => number; to: number }) {
  if (fate.kind !== "stored") return undefined;
  const late = fate.by !== to;
  return (
    <path
      d={`M${from(fate.by)} ${sent.bottom + 6}L${from(to)} ${stored.top - 4}`}
      stroke={late ? "var(--success)" : "var(--ink)"}
      strokeWidth={late ? 3 : 2}
    />
  );
}

function Break() {
  return (
    <g stroke="var(--accent)" strokeWidth="3" fill="none">
      <path d={`M0 ${sent.bottom + 6}v12`} />
      <path d={`M-9 ${sent.bottom + 22}l18 18m0-18l-18 18`} />
    </g>
  );
}

function Place({ fate, hour, half }: { fate: Fate; hour: number; half: number }) {
  const arrived = fate.kind === "stored";
  const late = arrived && fate.by !== hour;
  const ink = late ? "var(--success)" : arrived ? "var(--ink)" : "var(--accent)";
  return (
    <>
      <rect
        {...box(-half, stored.top, 2 * half, stored.bottom - stored.top)}
        fill="none"
        stroke={ink}
        strokeWidth={late ? 3 : 2}
        strokeDasharray={arrived ? undefined : "5 4"}
      />
      <g fontWeight="600">
        {arrived && <Label y={stored.top + 29} text={moisture[hour]!} />}
        <Label
          y={stored.bottom + 18}
          fontSize="13"
          fill={ink}
          text={late ? `by ${clock(fate.by).slice(0, 2)}` : arrived ? "" : fate.kind}
        />
      </g>
    </>
  );
}

/** The plot's line on the sheet. */
function Printed({ lost, width }: { lost: State["lost"]; width: number }) {
  const { age, moisture: percent } = sheetOf(lost);
  const known = percent !== undefined;
  return (
    <g transform="translate(1 334)" fontWeight="600" textAnchor="start">
      <rect
        width={width - 2}
        height="92"
        fill={known ? "var(--surface)" : "var(--accent)"}
        stroke={known ? "var(--ink)" : "var(--accent)"}
        strokeWidth="2"
      />
      <g fill={known ? "var(--ink)" : "var(--surface)"}>
        <Label x={16} y={30} fontWeight="400" text="Dawn sheet, 06:00" />
        <g fontFamily="var(--display)" fontSize="26">
          <Label x={16} y={70} text="Plot 9" />
          <Label x={width * 0.32} y={70} text={known ? `${percent} %` : "unknown"} />
          <Label
            x={width - 18}
            y={70}
            textAnchor="end"
            text={age === undefined ? "no reading" : `${describeHours(age)} old`}
          />
        </g>
      </g>
    </g>
  );
}
