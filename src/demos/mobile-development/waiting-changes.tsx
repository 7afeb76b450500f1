import { box } from "../canvas.ts";
import { Label } from "../label.tsx";
import { markOn, type State } from "./sync-model.ts";

interface Props {
  state: State;
  width: number;
  narrow: boolean;
}

/** The connection, and each change that waits for it as an envelope, the first to go on top. */
export function WaitingChanges({ state, width, narrow }: Props) {
  const { queue, signal } = state;
  const [column, row] = narrow ? [width / 2 + 4, 46] : [0, 66];
  return (
    <>
      <Label x={width / 2} y={16} textAnchor="middle" bold text={signal ? "In touch" : "No signal"} />
      <path
        d={`M4 34h${width - 8}m-10-8l10 8-10 8M14 26l-10 8 10 8`}
        stroke={signal ? "var(--success)" : "var(--control)"}
        strokeWidth="3"
        strokeDasharray={signal ? "none" : "7 7"}
        fill="none"
      />
      {queue.map((check, index) => {
        const place = narrow ? [index % 2, Math.floor(index / 2)] : [0, index];
        const label = `${index + 1}. ${check}`;
        return (
          <g key={check} transform={`translate(${place[0]! * column} ${56 + place[1]! * row})`}>
            {narrow ? (
              <Envelope width={width / 2 - 4} height={40} label={label} />
            ) : (
              <Envelope width={width} height={54} label={`${label}: ${markOn("phone", state, check)}`} flap />
            )}
          </g>
        );
      })}
      {queue.length === 0 && (
        <Label x={width / 2} y={72} textAnchor="middle" fill="var(--muted)" text="Nothing waits" />
      )}
    </>
  );
}

interface EnvelopeProps {
  width: number;
  height: number;
  label: string;
  flap?: boolean;
}

function Envelope({ width, height, label, flap = false }: EnvelopeProps) {
  const half = width / 2 - 1;
  return (
    <>
      <rect {...box(1, 1, width - 2, height)} fill="var(--sunken)" stroke="var(--ink)" strokeWidth="1.5" />
      {flap && <path d={`M1 2l${half} 22 ${half}-22`} fill="none" stroke="var(--line)" strokeWidth="1.5" />}
      <Label x={10} y={flap ? 45 : 26} fontSize="14" text={label} />
    </>
  );
}
