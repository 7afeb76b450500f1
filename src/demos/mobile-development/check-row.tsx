import { Label } from "../label.tsx";
import type { Check, Mark } from "./sync-model.ts";

export const rowHeight = 62;

interface Props {
  check: Check;
  mark: Mark;
  y: number;
  width: number;
  note: string;
}

/** One check of the list with its mark, and what is to be said of it. */
export function CheckRow({ check, mark, y, width, note }: Props) {
  return (
    <g transform={`translate(18 ${y})`}>
      <MarkDrawing mark={mark} />
      <Label x={34} y={note ? 26 : 36} text={check} />
      {note && (
        <Label
          x={34}
          y={46}
          fontSize="14"
          bold
          fill={note === "waits" ? "var(--link)" : "var(--error)"}
          text={note}
        />
      )}
      <path d={`M0 ${rowHeight - 2}h${width - 36}`} stroke="var(--line)" />
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
