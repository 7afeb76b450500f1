import { Drawing } from "../drawing.tsx";
import { checks, firstState, type Check, type Mark, type State } from "./sync-model.ts";

interface Props {
  state: State;
  narrow: boolean;
}

export function SyncStill({ narrow }: { narrow: boolean }) {
  return <SyncDrawing state={firstState} narrow={narrow} />;
}

const row = 62;

/** The phone, what waits on it for a signal, and the office. */
export function SyncDrawing({ state, narrow }: Props) {
  const [width, height] = narrow ? [340, 560] : [760, 400];
  const column = narrow ? 162 : 240;
  const markOf = (check: Check) => state.office[check].mark;
  return (
    <Drawing width={width} height={height} letters={narrow ? 14 : 16}>
      <Phone width={column} state={state} />
      <g transform={narrow ? "translate(12 410)" : "translate(272 40)"}>
        <Queue state={state} width={narrow ? 316 : 216} />
      </g>
      <g transform={`translate(${width - column} 0)`}>
        <Office width={column} markOf={markOf} conflicts={state.conflicts} />
      </g>
    </Drawing>
  );
}

function Phone({ width, state: { phone, signal, queue, conflicts } }: { width: number; state: State }) {
  return (
    <>
      <rect
        x="2"
        y="2"
        width={width - 4}
        height="386"
        rx="22"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path d={`M${width / 2 - 22} 18h44`} stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <text x="18" y="50" fontWeight="600">
        Phone
      </text>
      <Signal x={width - 48} on={signal} />
      <path d={`M4 66h${width - 8}`} stroke="var(--line)" strokeWidth="2" />
      {checks.map((check, index) => (
        <Row
          key={check}
          check={check}
          mark={phone[check]}
          y={70 + index * row}
          width={width}
          note={conflicts.includes(check) ? "both changed" : queue.includes(check) ? "waits" : ""}
        />
      ))}
      <path d={`M${width / 2 - 30} 374h60`} stroke="var(--control)" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

interface OfficeProps {
  width: number;
  markOf: (check: Check) => Mark;
  conflicts: readonly Check[];
}

function Office({ width, markOf, conflicts }: OfficeProps) {
  return (
    <>
      <path
        d={`M2 34L${width / 2} 4 ${width - 2} 34V330H2z`}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <text x="18" y="56" fontWeight="600">
        Office
      </text>
      <path d={`M4 66h${width - 8}`} stroke="var(--line)" strokeWidth="2" />
      {checks.map((check, index) => (
        <Row
          key={check}
          check={check}
          mark={markOf(check)}
          y={70 + index * row}
          width={width}
          note={conflicts.includes(check) ? "both changed" : ""}
        />
      ))}
    </>
  );
}

interface RowProps {
  check: Check;
  mark: Mark;
  y: number;
  width: number;
  note: string;
}

function Row({ check, mark, y, width, note }: RowProps) {
  return (
    <g transform={`translate(18 ${y})`}>
      <MarkDrawing mark={mark} />
      <text x="34" y={note ? 26 : 36}>
        {check}
      </text>
      {note && (
        <text
          x="34"
          y="46"
          fontSize="14"
          fontWeight="600"
          fill={note === "waits" ? "var(--link)" : "var(--error)"}
        >
          {note}
        </text>
      )}
      <path d={`M0 ${row - 2}h${width - 36}`} stroke="var(--line)" />
    </g>
  );
}

/** An empty box, a tick, a cross in a filled box: told apart without colour. */
function MarkDrawing({ mark }: { mark: Mark }) {
  return (
    <g transform="translate(0 19)" strokeWidth="2.5" fill="none" strokeLinecap="round">
      <rect
        width="22"
        height="22"
        stroke={mark === "fault" ? "var(--accent)" : "var(--ink)"}
        fill={mark === "fault" ? "var(--accent)" : "none"}
      />
      {mark === "fine" && <path d="M5 11.5l4.5 5L17.500 6" stroke="var(--success)" strokeWidth="3.5" />}
      {mark === "fault" && <path d="M6 6l10 10M16 6L6 16" stroke="var(--surface)" />}
    </g>
  );
}

function Signal({ x, on }: { x: number; on: boolean }) {
  return (
    <g transform={`translate(${x} 34)`}>
      {[0, 1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={bar * 8}
          y={15 - bar * 4}
          width="5"
          height={5 + bar * 4}
          fill={on ? "var(--ink)" : "none"}
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
      ))}
      {!on && <path d="M-2 -2L32 22" stroke="var(--accent)" strokeWidth="3.5" strokeLinecap="round" />}
    </g>
  );
}

/** Each change that waits as a letter, the first to go on top. */
function Queue({ state: { queue, signal, phone }, width }: { state: State; width: number }) {
  const stroke = signal ? "var(--success)" : "var(--control)";
  return (
    <>
      <text x={width / 2} y="16" textAnchor="middle" fontWeight="600">
        {signal ? "In touch" : "No signal"}
      </text>
      <path
        d={`M4 34h${width - 8}m-10-8l10 8-10 8M14 26l-10 8 10 8`}
        stroke={stroke}
        strokeWidth="3"
        strokeDasharray={signal ? "none" : "7 7"}
        fill="none"
      />
      {queue.map((check, index) => (
        <g key={check} transform={`translate(0 ${56 + index * (width > 300 ? 0 : 66)})`}>
          <g
            transform={
              width > 300 ? `translate(${(index % 2) * (width / 2 + 4)} ${Math.floor(index / 2) * 46})` : ""
            }
          >
            <Letter
              width={width > 300 ? width / 2 - 4 : width}
              text={check}
              mark={phone[check]}
              number={index + 1}
            />
          </g>
        </g>
      ))}
      {queue.length === 0 && (
        <text x={width / 2} y="72" textAnchor="middle" fill="var(--muted)">
          Nothing waits
        </text>
      )}
    </>
  );
}

function Letter({ width, text, mark, number }: { width: number; text: string; mark: Mark; number: number }) {
  const roomy = width > 200;
  return (
    <>
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={roomy ? 54 : 40}
        fill="var(--sunken)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <path
        d={roomy ? `M1 2l${width / 2 - 1} 22 ${width / 2 - 1}-22` : "M0 0"}
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <text x="10" y={roomy ? 45 : 26} fontSize="14">
        {number}. {text}
        {roomy && `: ${mark}`}
      </text>
    </>
  );
}
