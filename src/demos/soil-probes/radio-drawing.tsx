import { Drawing } from "../drawing.tsx";
import { fates, hours, moisture, repeats, sheetOf, type Fate } from "./radio-model.ts";
import { clock, hoursSaid } from "./radio-words.ts";

interface Props {
  /** Whether the message of each hour is lost. */
  lost: readonly boolean[];
  narrow: boolean;
}

/** As the demonstration begins: two messages lost, and the next one brings what they carried. */
export const firstNight = hours.map((hour) => hour === 1 || hour === 2);

export function RadioStill({ narrow }: { narrow: boolean }) {
  return <RadioDrawing lost={firstNight} narrow={narrow} />;
}

/** Where a message begins, and where its part for the server ends. */
const sent = { top: 56, cell: 22, bottom: 56 + (repeats + 1) * 22 };
const stored = { top: 226, bottom: 272 };

/** The messages of a night above, what the server stores below, the links between them; then the line that is printed. */
export function RadioDrawing({ lost, narrow }: Props) {
  const width = narrow ? 340 : 760;
  const step = (width - 4) / hours.length;
  const centre = (hour: number) => 2 + (hour + 0.5) * step;
  const found = fates(lost);
  return (
    <Drawing width={width} height={430} letters={narrow ? 13 : 15}>
      <g textAnchor="middle">
        <Label y={18}>Sent each hour: the reading and the two before it</Label>
        {hours.map((name, hour) => (
          <g key={name} transform={`translate(${centre(hour)})`}>
            <text y={46} fontWeight="600">
              {narrow ? clock(hour).slice(0, 2) : clock(hour)}
            </text>
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
        <Label y={314}>Stored on the server</Label>
        <Printed lost={lost} width={width} />
      </g>
    </Drawing>
  );
}

function Label({ y, children }: { y: number; children: React.ReactNode }) {
  return (
    <text x="2" y={y} textAnchor="start" fill="var(--muted)">
      {children}
    </text>
  );
}

/** Its own reading, and below it those that it repeats. */
function Message({ hour, half }: { hour: number; half: number }) {
  const carried = [hour, hour - 1, hour - 2].filter((place) => place >= 0);
  return carried.map((place, row) => (
    <g key={place} transform={`translate(0 ${sent.top + row * sent.cell})`}>
      <rect
        x={-half}
        width={2 * half}
        height={sent.cell - 2}
        fill={row === 0 ? "var(--link)" : "var(--sunken)"}
      />
      <text y="15" fontSize="13" fill={row === 0 ? "var(--surface)" : "var(--ink)"}>
        {moisture[place]}
      </text>
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
        x={-half}
        y={stored.top}
        width={2 * half}
        height={stored.bottom - stored.top}
        fill="none"
        stroke={ink}
        strokeWidth={late ? 3 : 2}
        strokeDasharray={arrived ? undefined : "5 4"}
      />
      <g fontWeight="600">
        {arrived && <text y={stored.top + 29}>{moisture[hour]}</text>}
        <text y={stored.bottom + 18} fontSize="13" fill={ink}>
          {late ? `by ${clock(fate.by).slice(0, 2)}` : arrived ? "" : fate.kind}
        </text>
      </g>
    </>
  );
}

/** The plot's line on the sheet. */
function Printed({ lost, width }: { lost: readonly boolean[]; width: number }) {
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
        <text x="16" y="30" fontWeight="400">
          Dawn sheet, 06:00
        </text>
        <g fontFamily="var(--display)" fontSize="26">
          <text x="16" y="70">
            Plot 9
          </text>
          <text x={width * 0.32} y="70">
            {known ? `${percent} %` : "unknown"}
          </text>
          <text x={width - 18} y="70" textAnchor="end">
            {age === undefined ? "no reading" : `${hoursSaid(age)} old`}
          </text>
        </g>
      </g>
    </g>
  );
}
