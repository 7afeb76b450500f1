import { Drawing } from "../drawing.tsx";
import { CheckRow, rowHeight } from "./check-row.tsx";
import { checks, firstState, type Check, type Mark, type State } from "./sync-model.ts";
import { WaitingLetters } from "./waiting-letters.tsx";

interface Props {
  state: State;
  narrow: boolean;
}

export function SyncStill({ narrow }: { narrow: boolean }) {
  return <SyncDrawing state={firstState} narrow={narrow} />;
}

/** The phone, what waits on it for a signal, and the office. */
export function SyncDrawing({ state, narrow }: Props) {
  const [width, height] = narrow ? [340, 560] : [760, 400];
  const column = narrow ? 162 : 240;
  const markOf = (check: Check) => state.office[check].mark;
  return (
    <Drawing width={width} height={height} letters={narrow ? 14 : 16}>
      <Phone width={column} state={state} />
      <g transform={narrow ? "translate(12 410)" : "translate(272 40)"}>
        <WaitingLetters state={state} width={narrow ? 316 : 216} />
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
        <CheckRow
          key={check}
          check={check}
          mark={phone[check]}
          y={70 + index * rowHeight}
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
        <CheckRow
          key={check}
          check={check}
          mark={markOf(check)}
          y={70 + index * rowHeight}
          width={width}
          note={conflicts.includes(check) ? "both changed" : ""}
        />
      ))}
    </>
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
