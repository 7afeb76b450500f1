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
  const envelope = narrow ? { width: width / 2 - 4, height: 40 } : { width, height: 54 };
  const half = width / 2 - 1;
  const flap = `M1 2l${half} 22 ${half}-22`;
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
        const [column, row] = narrow ? [index % 2, Math.floor(index / 2)] : [0, index];
        const mark = narrow ? "" : `: ${markOn("phone", state, check)}`;
        return (
          <g
            key={check}
            transform={`translate(${column * (width / 2 + 4)} ${56 + row * (narrow ? 46 : 66)})`}
          >
            <rect {...box(1, 1, envelope.width - 2, envelope.height)} {...envelopeLook} />
            {!narrow && <path d={flap} fill="none" stroke="var(--line)" strokeWidth="1.5" />}
            <Label x={10} y={narrow ? 26 : 45} fontSize="14" text={`${index + 1}. ${check}${mark}`} />
          </g>
        );
      })}
      {queue.length === 0 && (
        <Label x={width / 2} y={72} textAnchor="middle" fill="var(--muted)" text="Nothing waits" />
      )}
    </>
  );
}

const envelopeLook = { fill: "var(--sunken)", stroke: "var(--ink)", strokeWidth: 1.5 };
