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
import { moveCard, scheduleOf, type State, type ScheduledCard } from "./order-model.ts";

/**
 * Distances in units of the drawing. `left` is where the bars begin, `text` the baseline of a row's text. `doubt` is the start
 * of the column with the doubts, which the narrow layout appends to the title instead.
 */
const layouts = {
  wide: { top: 30, rowHeight: 43, left: 276, bar: { y: 6, height: 29 }, text: 26, doubt: 172 },
  narrow: { top: 22, rowHeight: 34, left: 33, bar: { y: 19, height: 12 }, text: 14, doubt: undefined },
};

/** One row a card, with a bar for its weeks. A line marks the end of the budget: doubts beyond it stay open. */
export function Drawing({ state, canvas: { narrow, width, height }, change }: DrawingProps<State>) {
  const { order } = state;
  const { top, rowHeight, left, bar, text, doubt } = layouts[narrow ? "narrow" : "wide"];
  const schedule = scheduleOf(state);
  const x = linearScale([0, schedule.at(-1)!.endWeek], [left, width - 1]);
  const budgetX = x(fundedWeeks);
  const bottom = top + order.length * rowHeight;

  const drag = (card: CardName) =>
    change &&
    ((to: { y: number }) => {
      const row = Math.floor((to.y - top) / rowHeight);
      change({ card, order: moveCard(order, card, Math.min(order.length - 1, Math.max(0, row))) });
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
      <path d={`M${budgetX} 0H${width}V${bottom}H${budgetX}z`} fill="var(--sunken)" />
      <g fontFamily="var(--mono)" fill="var(--muted)" textAnchor="middle">
        {[0, 10, 20, 30].map((week) => (
          <g key={week}>
            <path d={`M${x(week)} ${top - 6}V${bottom}`} stroke="var(--line)" />
            <SvgText x={x(week)} y={14} text={week || "week 0"} />
          </g>
        ))}
      </g>
      {/* A dragged row keeps the pointer only if its element stays in place, so the elements are not in the state's order. */}
      {plannedOrder.map((card) => {
        const index = order.indexOf(card);
        const scheduled = schedule[index]!;
        const { title, doubt: chance } = backlog[card];
        const shape = { ...bar, x: 0, width: x(scheduled.endWeek) - x(scheduled.startWeek) };
        return (
          <g
            key={card}
            className={change && animatedPosition}
            transform={`translate(0 ${top + index * rowHeight})`}
          >
            <g {...draggable(drag(card), "grab")} strokeWidth="2">
              <rect {...box(0, 0, width, rowHeight)} fill="none" pointerEvents="all" />
              {!narrow && <rect {...box(1, 4, left - 16, rowHeight - 9)} rx="2" {...blankShape} />}
              <path d={`M8 ${rowHeight / 2 - 6}h14m-14 5h14m-14 5h14`} stroke="var(--muted)" />
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
              {/* The handle, on which a finger drags instead of scrolling. touch-action has no effect on inline elements. */}
              <rect
                {...box(0, 0, 44, rowHeight)}
                fill="none"
                pointerEvents="all"
                style={change && { display: "block", touchAction: "none" }}
              />
              <g className={change && animatedPosition} transform={`translate(${x(scheduled.startWeek)} 0)`}>
                <Bar scheduled={scheduled} shape={shape} week={x(1) - x(0)} tested={state.cheapTests} />
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
      <path d={`M${budgetX} 0V${bottom}`} stroke="var(--error)" strokeWidth="4" pointerEvents="none" />
      <SvgText
        x={budgetX + 8}
        y={14}
        bold
        fill="var(--error)"
        text={narrow ? "no money" : "The money ends"}
      />
    </>
  );
}

const legend = [
  { text: "doubt settled", fill: "var(--link)", at: 0 },
  { text: "doubt open", fill: "url(#doubtful)", stroke: "var(--accent)", at: 122 },
  { text: "test week", fill: "var(--ink)", at: 226 },
];

const blankShape = { fill: "var(--surface)", stroke: "var(--control)", strokeWidth: 1.5 };

interface BarProps {
  scheduled: ScheduledCard;
  shape: Box;
  /** Width of a week in units of the drawing; a test takes one week. */
  week: number;
  tested: boolean;
}

/** The bar of a card: with a tick if its doubt is settled, hatched with a question mark if it stays open, empty without one. */
function Bar({ scheduled: { card, settledWeek }, shape, week, tested }: BarProps) {
  const [middle, base] = [shape.width / 2, shape.y + shape.height / 2];
  if (backlog[card].doubt === 0) return <rect {...shape} rx="2" {...blankShape} />;
  const color = settledWeek ? "var(--link)" : "url(#doubtful)";
  return (
    <>
      <rect {...shape} rx="2" fill={color} stroke={settledWeek ? color : "var(--accent)"} />
      {settledWeek && tested && <rect {...shape} width={week} fill="var(--ink)" stroke="var(--ink)" />}
      {settledWeek ? (
        <path d={`M${middle - 6} ${base}l4 4 7-9`} fill="none" stroke="var(--surface)" strokeWidth="2.5" />
      ) : (
        <SvgText {...question} x={middle} y={base + 6} bold text="?" />
      )}
    </>
  );
}

const question = { ...textOutline, fill: "var(--error)", fontSize: 18, textAnchor: "middle" } as const;

const animatedPosition = css`
  @media ${motionAllowed} {
    transition: transform var(--t-panel) var(--ease);
  }
`;
