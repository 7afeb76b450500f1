import { box } from "../canvas.ts";
import { Label } from "../label.tsx";
import type { DrawingProps } from "../define-demo.tsx";
import { CheckRow, rowHeight } from "./check-row.tsx";
import { checks, markOn, type Side, type State } from "./sync-model.ts";
import { WaitingChanges } from "./waiting-changes.tsx";

/** The phone, what waits on it for a signal, and the office. */
export function Drawing({ state, canvas: { narrow, width } }: DrawingProps<State>) {
  const column = narrow ? 162 : 240;
  return (
    <>
      <Phone width={column} signal={state.signal} />
      <CheckList side="phone" state={state} width={column} />
      <g transform={narrow ? "translate(12 410)" : "translate(272 40)"}>
        <WaitingChanges state={state} width={narrow ? 316 : 216} narrow={narrow} />
      </g>
      <g transform={`translate(${width - column} 0)`}>
        <Office width={column} />
        <CheckList side="office" state={state} width={column} />
      </g>
    </>
  );
}

function CheckList({ side, state, width }: { side: Side; state: State; width: number }) {
  const { conflicts, queue } = state;
  return (
    <>
      <path d={`M4 66h${width - 8}`} stroke="var(--line)" strokeWidth="2" />
      {checks.map((check, index) => (
        <CheckRow
          key={check}
          check={check}
          mark={markOn(side, state, check)}
          y={70 + index * rowHeight}
          width={width}
          note={
            conflicts.includes(check)
              ? "both changed"
              : side === "phone" && queue.includes(check)
                ? "waits"
                : ""
          }
        />
      ))}
    </>
  );
}

function Phone({ width, signal }: { width: number; signal: boolean }) {
  return (
    <>
      <rect
        {...box(2, 2, width - 4, 386)}
        rx="22"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path d={`M${width / 2 - 22} 18h44`} stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <Label x={18} y={50} bold text="Phone" />
      <Signal x={width - 48} on={signal} />
      <path d={`M${width / 2 - 30} 374h60`} stroke="var(--control)" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Office({ width }: { width: number }) {
  return (
    <>
      <path
        d={`M2 34L${width / 2} 4 ${width - 2} 34V330H2z`}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Label x={18} y={56} bold text="Office" />
    </>
  );
}

function Signal({ x, on }: { x: number; on: boolean }) {
  return (
    <g transform={`translate(${x} 34)`}>
      {[0, 1, 2, 3].map((bar) => (
        <rect
          {...box(bar * 8, 15 - bar * 4, 5, 5 + bar * 4)}
          key={bar}

          fill={on ? "var(--ink)" : "none"}
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
      ))}
      {!on && <path d="M-2 -2L32 22" stroke="var(--accent)" strokeWidth="3.5" strokeLinecap="round" />}
    </g>
  );
}
