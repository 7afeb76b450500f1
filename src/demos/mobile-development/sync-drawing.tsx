import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import { checks, markOn, type Check, type Mark, type Side, type State } from "./sync-model.ts";
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

const rowHeight = 62;

function CheckList({ side, state, width }: { side: Side; state: State; width: number }) {
  return (
    <>
      <path d={`M4 66h${width - 8}`} stroke="var(--line)" strokeWidth="2" />
      {checks.map((check, index) => (
        <g key={check} transform={`translate(18 ${70 + index * rowHeight})`}>
          <CheckRow check={check} mark={markOn(side, state, check)} note={noteOn(side, state, check)} />
          <path d={`M0 ${rowHeight - 2}h${width - 36}`} stroke="var(--line)" />
        </g>
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

function noteOn(side: Side, { conflicts, queue }: State, check: Check): string {
  if (conflicts.includes(check)) return "both changed";
  return side === "phone" && queue.includes(check) ? "waits" : "";
}

/** One check of the list with its mark, and what is to be said of it. */
function CheckRow({ check, mark, note }: { check: Check; mark: Mark; note: string }) {
  const color = note === "waits" ? "var(--link)" : "var(--error)";
  return (
    <>
      <MarkDrawing mark={mark} />
      <Label x={34} y={note ? 26 : 36} text={check} />
      {note && <Label x={34} y={46} fontSize="14" bold fill={color} text={note} />}
    </>
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
