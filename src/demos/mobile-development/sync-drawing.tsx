import { box, type Box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import { layoutOf, rowOf, signalOf, type Layout } from "./sync-layout.ts";
import { checks, sides, type Mark, type State } from "./sync-model.ts";

/** The phone, what is held between the two, and the office. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const layout = layoutOf(canvas);
  const { signal, conflicts } = state;
  return (
    <>
      <Link layout={layout} on={signal} />
      <rect {...layout.phone} rx="22" {...outline} />
      <House {...layout.office} />
      <Signal {...signalOf(layout)} on={signal} />
      {sides.map((side) => {
        const { x, y } = layout[side];
        return (
          <g key={side}>
            <Label
              x={x + 16}
              y={y + (side === "phone" ? 35 : 46)}
              bold
              text={side === "phone" ? "Phone" : "Office"}
            />
            {checks.map((check) => {
              const disputed = conflicts.includes(check);
              const { height, ...row } = rowOf(side, check, layout);
              return (
                <g key={check}>
                  <path d={`M${row.x} ${row.y}h${row.width}`} stroke="var(--line)" />
                  {disputed && <rect {...row} height={height} fill="var(--sunken)" />}
                  <MarkDrawing x={row.x + 12} y={row.y + height / 2 - 12} mark={state[side][check]} />
                  <Label x={row.x + 42} y={row.y + height / 2 + (disputed ? -3 : 5)} text={check} />
                  {disputed && (
                    <Label
                      x={row.x + 42}
                      y={row.y + height / 2 + 16}
                      bold
                      fill="var(--error)"
                      text={signal ? "let it hold?" : "both changed"}
                    />
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      <Envelopes state={state} layout={layout} />
    </>
  );
}

function House({ x, y, width, height }: Box) {
  return (
    <path
      d={`M${x} ${y + 24}L${x + width / 2} ${y} ${x + width} ${y + 24}V${y + height}H${x}z`}
      strokeLinejoin="round"
      {...outline}
    />
  );
}

const outline = { fill: "var(--surface)", stroke: "var(--ink)", strokeWidth: 3 };

function Link({ layout: { phone, office }, on }: { layout: Layout; on: boolean }) {
  const from = phone.x + phone.width;
  return (
    <path
      d={`M${from} 62H${office.x}`}
      stroke={on ? "var(--success)" : "var(--control)"}
      strokeWidth="4"
      strokeDasharray={on ? undefined : "4 6"}
    />
  );
}

/** Looks like the button that it is. */
function Signal({ x, y, width, height, on }: Box & { on: boolean }) {
  const [left, base] = [x + width / 2 - 15, y + height / 2 + 10];
  return (
    <>
      <rect {...box(x, y, width, height)} rx="8" fill="var(--sunken)" stroke="var(--control)" />
      {[0, 1, 2, 3].map((bar) => (
        <rect
          key={bar}
          {...box(left + bar * 8, base - 7 - bar * 4, 5, 7 + bar * 4)}
          fill={on ? "var(--success)" : "none"}
          stroke={on ? "var(--success)" : "var(--ink)"}
          strokeWidth="1.5"
        />
      ))}
      {!on && <path d={`M${left - 4} ${base - 20}l38 22`} stroke="var(--accent)" strokeWidth="3.5" />}
    </>
  );
}

/** Each change that is held, on its way to a signal or to a decision. */
function Envelopes({ state, layout: { envelope, next } }: { state: State; layout: Layout }) {
  const { queue, conflicts } = state;
  return [...queue, ...conflicts].slice(0, next.x ? 2 : 3).map((check, index) => {
    const { width, height } = envelope;
    const held = conflicts.includes(check);
    return (
      <g key={check} transform={`translate(${envelope.x + index * next.x} ${envelope.y + index * next.y})`}>
        <rect
          {...box(1, 1, width - 2, height - 2)}
          fill="var(--sunken)"
          stroke={held ? "var(--accent)" : "var(--ink)"}
          strokeWidth={held ? 3 : 1.5}
        />
        <path d={`M1 2l${width / 2 - 1} ${height * 0.4} ${width / 2 - 1}-${height * 0.4}`} {...flap} />
        <Label x={10} y={height - 8} fontSize="14" bold text={`${check}: ${state.phone[check]}`} />
      </g>
    );
  });
}

const flap = { fill: "none", stroke: "var(--line)", strokeWidth: 1.5 };

/** An empty box, a tick, a cross in a filled box: told apart without colour. */
function MarkDrawing({ x, y, mark }: { x: number; y: number; mark: Mark }) {
  const fault = mark === "fault";
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="2.5" fill="none" strokeLinecap="round">
      <rect
        width="24"
        height="24"
        stroke={fault ? "var(--accent)" : "var(--ink)"}
        fill={fault ? "var(--accent)" : "var(--surface)"}
      />
      {mark === "fine" && <path d="M6 12.500l4.500 5L19 7" stroke="var(--success)" strokeWidth="3.5" />}
      {fault && <path d="M7 7l10 10M17 7L7 17" stroke="var(--surface)" />}
    </g>
  );
}
