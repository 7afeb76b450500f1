import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { gold } from "../../styles/tokens.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { draggable } from "../draggable.ts";
import { box } from "../svg-geometry.ts";
import { Word } from "../word.tsx";
import { CostPanel } from "./cost-panel.tsx";
import { MachineSquares, MissedFailures, Ticks } from "./machine-squares.tsx";
import { handleBox, layoutOf, scoreX, thresholdAt, type Layout } from "./threshold-layout.ts";
import { outcomeAt, type State } from "./threshold-model.ts";
import { formatScore, headline } from "./threshold-text.ts";

/** A square for each machine: failed ones above the row of scores, sound ones below. The field of alarms lies over the dark one, up to the threshold. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const { threshold } = state;
  const layout = layoutOf(canvas);
  const { field, edge } = layout;
  const x = scoreX(threshold, layout);
  const drag = change && ((point: { x: number }) => change({ threshold: thresholdAt(point.x, layout) }));
  const moves = change !== undefined;
  return (
    <g fontWeight="820">
      <g {...draggable(drag, "ew-resize")} className={moves ? sliding : undefined}>
        <clipPath id="alarms">
          <rect {...field} transform={`translate(${x} 0)`} />
        </clipPath>
        <rect {...field} />
        <MachineSquares machines="sound" layout={layout} color="var(--control)" />
        <g fill="var(--accent)">
          <MissedFailures threshold={threshold} layout={layout} moves={moves} />
        </g>
        <Words state={state} layout={layout} fill="var(--surface)" />
        <g clipPath="url(#alarms)">
          <rect {...field} fill={gold} />
          <MachineSquares machines="sound" layout={layout} color="var(--link)" inside="var(--surface)" />
          <MachineSquares machines="failed" layout={layout} color="var(--success)" />
          <Ticks layout={layout} />
          <Words state={state} layout={layout} fill="var(--ink)" />
        </g>
        <rect
          {...box(-edge / 2, field.y, edge, field.height)}
          transform={`translate(${x} 0)`}
          fill="var(--surface)"
        />
        <Handle threshold={threshold} layout={layout} live={moves} />
      </g>
      <CostPanel state={state} layout={layout} change={change} />
    </g>
  );
}

interface WordsProps {
  state: State;
  layout: Layout;
  fill: string;
}

/** The words upon the fields. They are drawn once for each field, in its own colour. */
function Words({ state, layout, fill }: WordsProps) {
  const { missed, caught, leftAlone } = outcomeAt(state.threshold);
  return (
    <g fill={fill}>
      <Word {...layout.headline} text={headline(state)} />
      <Word {...layout.key} text="Above: failed. Below: ran on." />
      <Word {...layout.missed} text={`${missed} missed`} />
      <Word {...layout.caught} anchor="end" text={`${caught} caught`} />
      <Word {...layout.leftAlone} text={`${leftAlone} left alone`} />
      <Word {...layout.highest} anchor="end" text="score 1.00" />
    </g>
  );
}

interface HandleProps {
  threshold: number;
  layout: Layout;
  live: boolean;
}

/** The plate on the line, with the score from which on there is an alarm. */
function Handle({ threshold, layout, live }: HandleProps) {
  const { x, y, width, height } = handleBox(threshold, layout);
  const { fontSize } = layout.handle;
  const arrow = height * 0.16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect {...box(0, 0, width, height)} fill="var(--surface)" />
      <path
        d={`M${arrow * 2} ${height / 2 - arrow}v${2 * arrow}l${-arrow} ${-arrow}zM${width - 2 * arrow} ${height / 2 - arrow}v${2 * arrow}l${arrow} ${-arrow}z`}
        fill="var(--accent)"
      />
      <Word
        x={width / 2}
        y={height / 2 + fontSize * 0.36}
        fontSize={fontSize}
        anchor="middle"
        text={formatScore(threshold)}
      />
      {/* Room for a finger, which moves the line from here and scrolls from everywhere else. touch-action has no effect on inline elements. */}
      <rect
        {...box(-10, -10, width + 20, height + 20)}
        fill="none"
        pointerEvents="all"
        style={live ? { display: "block", touchAction: "none" } : undefined}
      />
    </g>
  );
}

/** Moves the edge of the light to its new place, and at once while it is dragged. */
const sliding = css`
  @media ${motionAllowed} {
    &:not(:active) > :is(rect, g),
    &:not(:active) > clipPath > rect {
      transition: transform calc(3 * var(--t-panel)) var(--ease);
    }
  }
`;
