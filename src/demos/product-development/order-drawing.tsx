import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { box, type Box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { textOutline } from "../text-outline.ts";
import { HatchPattern } from "../hatch-pattern.tsx";
import { SvgText } from "../svg-text.tsx";
import { linearScale } from "../linear-scale.ts";
import { draggable } from "../draggable.ts";
import { backlog, fundedWeeks, plannedOrder, type CardName } from "./backlog.ts";
import { place, stepsOf, type State, type Step } from "./order-model.ts";

/** `doubt` is where the second column of a row's text begins; the narrow drawing has but one line. */
const layouts = {
  wide: { top: 30, pitch: 43, left: 276, bar: { y: 6, height: 29 }, text: 26, doubt: 172 },
  narrow: { top: 22, pitch: 34, left: 33, bar: { y: 19, height: 12 }, text: 14, doubt: undefined },
};

/** A row for each card, as long as it takes: the money ends at a line, and the doubts beyond it stay open. */
export function Drawing({ state, canvas: { narrow, width, height }, change }: DrawingProps<State>) {
  const { order } = state;
  const { top, pitch, left, bar, text, doubt } = layouts[narrow ? "narrow" : "wide"];
  const steps = stepsOf(state);
  const x = linearScale([0, steps.at(-1)!.ends], [left, width - 1]);
  const cut = x(fundedWeeks);
  const bottom = top + order.length * pitch;

  const drag = (card: CardName) =>
    change &&
    ((to: { y: number }) => {
      const row = Math.floor((to.y - top) / pitch);
      change({ card, order: place(order, card, Math.min(order.length - 1, Math.max(0, row))) });
    });

  return (
    <>
      <HatchPattern
        id="doubtful"
        spacing={7}
        stripeWidth={2}
        color="var(--accent)"
        background="var(--surface)"
        angle={-55}
      />
      <path d={`M${cut} 0H${width}V${bottom}H${cut}z`} fill="var(--sunken)" />
      <g fontFamily="var(--mono)" fill="var(--muted)" textAnchor="middle">
        {[0, 10, 20, 30].map((week) => (
          <g key={week}>
            <path d={`M${x(week)} ${top - 6}V${bottom}`} stroke="var(--line)" />
            <SvgText x={x(week)} y={14} text={week || "week 0"} />
          </g>
        ))}
      </g>
      {/* Not in the state's order: a row that moves stays in its place in the document, and under the pointer. */}
      {plannedOrder.map((card) => {
        const index = order.indexOf(card);
        const step = steps[index]!;
        const { title, doubt: chance } = backlog[card];
        const shape = { ...bar, x: 0, width: x(step.ends) - x(step.begins) };
        return (
          <g key={card} className={change && sliding} transform={`translate(0 ${top + index * pitch})`}>
            <g {...draggable(drag(card), "grab")} strokeWidth="2">
              <rect {...box(0, 0, width, pitch)} fill="none" pointerEvents="all" />
              {!narrow && <rect {...box(1, 4, left - 16, pitch - 9)} rx="2" {...paper} />}
              <path d={`M8 ${pitch / 2 - 6}h14m-14 5h14m-14 5h14`} stroke="var(--muted)" />
              <text
                {...textOutline}
                x={narrow ? left : 36}
                y={text}
                fontWeight={card === state.card ? 600 : undefined}
              >
                {title}
                {chance > 0 && (
                  <tspan x={doubt} dx="6" fill="var(--muted)" fontWeight="400">
                    {chance}% doubt
                  </tspan>
                )}
              </text>
              {/* An inline element, as shapes are, has no touch action. */}
              <rect
                {...box(0, 0, 44, pitch)}
                fill="none"
                pointerEvents="all"
                style={change && { display: "block", touchAction: "none" }}
              />
              <g className={change && sliding} transform={`translate(${x(step.begins)} 0)`}>
                <Bar step={step} shape={shape} week={x(1) - x(0)} tested={state.cheapTests} />
              </g>
            </g>
          </g>
        );
      })}
      {legend.slice(0, state.cheapTests ? 3 : 2).map(({ text: meaning, fill, stroke = fill, at }) => (
        <g key={meaning} transform={`translate(${at} ${height - 6})`}>
          <rect {...box(1, -12, 13, 13)} fill={fill} stroke={stroke} strokeWidth="1.5" />
          <SvgText x={20} text={meaning} />
        </g>
      ))}
      <path d={`M${cut} 0V${bottom}`} stroke="var(--error)" strokeWidth="4" pointerEvents="none" />
      <SvgText x={cut + 8} y={14} bold fill="var(--error)" text={narrow ? "no money" : "The money ends"} />
    </>
  );
}

const legend = [
  { text: "doubt settled", fill: "var(--link)", at: 0 },
  { text: "doubt open", fill: "url(#doubtful)", stroke: "var(--accent)", at: 122 },
  { text: "test week", fill: "var(--ink)", at: 226 },
];

const paper = { fill: "var(--surface)", stroke: "var(--control)", strokeWidth: 1.5 };

interface BarProps {
  step: Step;
  shape: Box;
  /** In units of the drawing: a test takes one. */
  week: number;
  tested: boolean;
}

/** Solid with a tick once its doubt is settled, hatched with a question mark where it stays open, empty without one. */
function Bar({ step: { card, settled }, shape, week, tested }: BarProps) {
  const [middle, base] = [shape.width / 2, shape.y + shape.height / 2];
  if (backlog[card].doubt === 0) return <rect {...shape} rx="2" {...paper} />;
  const look = settled ? "var(--link)" : "url(#doubtful)";
  return (
    <>
      <rect {...shape} rx="2" fill={look} stroke={settled ? look : "var(--accent)"} />
      {settled && tested && <rect {...shape} width={week} fill="var(--ink)" stroke="var(--ink)" />}
      {settled ? (
        <path d={`M${middle - 6} ${base}l4 4 7-9`} fill="none" stroke="var(--surface)" strokeWidth="2.5" />
      ) : (
        <SvgText {...question} x={middle} y={base + 6} bold text="?" />
      )}
    </>
  );
}

const question = { ...textOutline, fill: "var(--error)", fontSize: 18, textAnchor: "middle" } as const;

const sliding = css`
  @media ${motionAllowed} {
    transition: transform var(--t-panel) var(--ease);
  }
`;
