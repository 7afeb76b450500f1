import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { box, type Box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { SvgText } from "../svg-text.tsx";
import { layoutOf, rowBox, signalBox, type Layout } from "./sync-layout.ts";
import { checks, sides, type Mark, type State } from "./sync-model.ts";

/** The lists of phone and office, and between them the changes that wait for a signal or a decision. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const layout = layoutOf(canvas);
  const { signal, conflicts } = state;
  const { phone, office } = layout;
  const question = signal ? "keep this?" : "both changed";
  return (
    <>
      <path
        d={`M${phone.x + phone.width} 62H${office.x}`}
        stroke={signal ? "var(--success)" : "var(--control)"}
        strokeWidth="4"
        strokeDasharray={signal ? undefined : "4 6"}
      />
      <g fill="var(--surface)" stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <rect {...phone} rx="22" />
        <path
          d={`M${office.x} 26l${office.width / 2}-24 ${office.width / 2} 24v${office.height - 24}h-${office.width}z`}
        />
      </g>
      <Signal {...signalBox(layout)} on={signal} />
      {sides.map((side) => (
        <g key={side}>
          <SvgText
            x={layout[side].x + 16}
            y={side === "phone" ? 37 : 48}
            bold
            text={side === "phone" ? "Phone" : "Office"}
          />
          {checks.map((check) => {
            const disputed = conflicts.includes(check);
            const { height, ...row } = rowBox(side, check, layout);
            const text = { x: row.x + 38, y: row.y + height / 2 + (disputed ? -3 : 5) };
            const mark = state[side][check];
            return (
              <g key={check}>
                <path d={`M${row.x} ${row.y}h${row.width}`} stroke="var(--line)" />
                {disputed && <rect {...row} height={height} fill="var(--sunken)" />}
                <g transform={`translate(${row.x + 8} ${row.y + height / 2 - 12})`}>
                  <MarkDrawing key={mark} mark={mark} className={change && arrivalAnimation} />
                </g>
                <SvgText {...text} text={check} />
                {disputed && <SvgText {...text} dy={19} bold fill="var(--error)" text={question} />}
              </g>
            );
          })}
        </g>
      ))}
      <Envelopes state={state} layout={layout} />
    </>
  );
}

/** The bars of the signal in a frame that looks like a button. */
function Signal({ x, y, width, height, on }: Box & { on: boolean }) {
  const [left, base] = [x + width / 2 - 15, y + height / 2 + 10];
  return (
    <g strokeWidth="1.5" stroke={on ? "var(--success)" : "var(--ink)"} fill={on ? "var(--success)" : "none"}>
      <rect
        {...box(x, y, width, height)}
        rx="8"
        fill="var(--sunken)"
        stroke={on ? "var(--control)" : "var(--accent)"}
      />
      {[0, 1, 2, 3].map((bar) => (
        <rect key={bar} {...box(left + bar * 8, base - 7 - bar * 4, 5, 7 + bar * 4)} />
      ))}
      {!on && <path d={`M${left - 4} ${base - 20}l38 22`} stroke="var(--accent)" strokeWidth="3.5" />}
    </g>
  );
}

/** An envelope for each waiting change. The last one shows the number of those that have no room. */
function Envelopes({ state, layout: { envelope, envelopeStep } }: { state: State; layout: Layout }) {
  const { queue, conflicts } = state;
  const waiting = [...queue, ...conflicts];
  const capacity = envelopeStep.x ? 2 : 3;
  return waiting.slice(0, capacity).map((check, index) => {
    const hidden = index === capacity - 1 ? waiting.length - capacity : 0;
    const { width, height } = envelope;
    const stroke = conflicts.includes(check) ? "var(--accent)" : "var(--ink)";
    return (
      <g
        key={check}
        transform={`translate(${envelope.x + index * envelopeStep.x} ${envelope.y + index * envelopeStep.y})`}
      >
        <g fill="var(--sunken)" stroke={stroke} strokeWidth="2">
          <rect {...box(1, 1, width - 2, height - 2)} />
          <path d={`M1 2l${width / 2 - 1} ${height * 0.4} ${width / 2 - 1}-${height * 0.4}`} />
        </g>
        <SvgText x={10} y={height - 10} bold text={`${check}: ${state.phone[check]}`} />
        {hidden > 0 && <SvgText x={width / 2} y={14} textAnchor="middle" bold text={`+${hidden}`} />}
      </g>
    );
  });
}

/** The mark of a check, told apart without colour: an empty box, a tick, or a cross in a filled box. */
function MarkDrawing({ mark, className }: { mark: Mark; className: string | undefined }) {
  const [stroke, fill] =
    mark === "fault" ? ["var(--accent)", "var(--accent)"] : ["var(--ink)", "var(--surface)"];
  return (
    <g className={className} strokeWidth="2.5" fill="none" strokeLinecap="round">
      <rect width="24" height="24" stroke={stroke} fill={fill} />
      {mark === "fine" && <path d="M6 12.500l4.500 5L19 7" stroke="var(--success)" strokeWidth="3.5" />}
      {mark === "fault" && <path d="M7 7l10 10M17 7L7 17" stroke="var(--surface)" />}
    </g>
  );
}

const arrivalAnimation = css`
  transform-box: fill-box;
  transform-origin: center;
  @media ${motionAllowed} {
    transition: scale calc(3 * var(--t-panel)) var(--ease);
    @starting-style {
      scale: 2;
    }
  }
`;
