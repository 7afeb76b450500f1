import { css } from "@linaria/core";
import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { DrawingProps } from "../demo-definition.ts";
import { draggable, type Drag } from "../draggable.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect } from "../svg-geometry.ts";
import { TouchArea } from "../touch-area.tsx";
import { CostPanel } from "./cost-panel.tsx";
import { MachineSquares, MissedFailures, Ticks } from "./machine-squares.tsx";
import { handleRect, layouts, scoreX, thresholdAt, type Layout } from "./threshold-layout.ts";
import { outcomeAt, type State } from "./threshold-model.ts";
import { formatScore, headline, highestScore, legend, outcomeTexts } from "./threshold-text.ts";

/**
 * A square for each machine: failed ones above the row of scores, sound ones below. From the threshold on,
 * the gold background of the alarms covers the dark one.
 */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const { threshold } = state;
  const layout = layouts[size.name];
  const { background, titleBackground, edgeWidth } = layout;
  const x = scoreX(threshold, layout);
  const drag =
    change && (({ point }: Drag) => change({ threshold: thresholdAt(point.x, layout), goal: undefined }));
  const live = change !== undefined;
  return (
    <g fontWeight="820">
      <g {...draggable(drag, "ew-resize")} className={live ? moving : undefined}>
        <clipPath id="alarms">
          <rect {...background} transform={`translate(${x} 0)`} />
        </clipPath>
        <rect {...background} />
        <MachineSquares machines="sound" layout={layout} color="var(--control)" />
        <g fill="var(--accent)">
          <MissedFailures threshold={threshold} layout={layout} live={live} />
        </g>
        <Words state={state} layout={layout} fill="var(--surface)" />
        <g clipPath="url(#alarms)">
          <rect {...background} fill={gold} />
          <MachineSquares
            machines="sound"
            layout={layout}
            color="var(--link)"
            inside="var(--surface)"
            // The dearer a false alarm, the heavier its square.
            border={layout.square * (0.14 + 0.03 * state.falseAlarm)}
          />
          <MachineSquares machines="failed" layout={layout} color="var(--success)" />
          <Ticks layout={layout} />
          <Words state={state} layout={layout} fill="var(--fg)" />
        </g>
        <rect
          {...rect(-edgeWidth / 2, background.y, edgeWidth, background.height)}
          transform={`translate(${x} 0)`}
          fill="var(--surface)"
        />
        <Handle threshold={threshold} layout={layout} live={live} />
      </g>
      {titleBackground && (
        <g fill="var(--surface)">
          <rect {...titleBackground} fill="var(--fg)" />
          <Title state={state} layout={layout} />
        </g>
      )}
      <CostPanel state={state} layout={layout} change={change} />
    </g>
  );
}

interface TitleProps {
  state: State;
  layout: Layout;
}

function Title({ state, layout }: TitleProps) {
  return (
    <>
      <DrawingText {...layout.headline} text={headline(state)} />
      <DrawingText {...layout.legend} text={legend} />
    </>
  );
}

/**
 * The words. They are drawn once for the dark background and once for the gold one, each time in the colour
 * that can be read there.
 */
function Words({ state, layout, fill }: TitleProps & { fill: string }) {
  const { missed, caught, leftAlone } = outcomeTexts(outcomeAt(state.threshold));
  return (
    <g fill={fill}>
      {!layout.titleBackground && <Title state={state} layout={layout} />}
      <DrawingText {...layout.missed} text={missed} />
      <DrawingText {...layout.caught} anchor="end" text={caught} />
      <DrawingText {...layout.leftAlone} text={leftAlone} />
      <DrawingText {...layout.highest} anchor="end" text={highestScore} />
    </g>
  );
}

interface HandleProps {
  threshold: number;
  layout: Layout;
  live: boolean;
}

/** The plate on the line, with the lowest score that raises an alarm. */
function Handle({ threshold, layout, live }: HandleProps) {
  const { x, y, width, height } = handleRect(threshold, layout);
  const { fontSize } = layout.handle;
  const arrow = height * 0.16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect {...rect(0, 0, width, height)} fill="var(--surface)" />
      <path
        d={`M${arrow * 2} ${height / 2 - arrow}v${2 * arrow}l${-arrow} ${-arrow}zM${width - 2 * arrow} ${height / 2 - arrow}v${2 * arrow}l${arrow} ${-arrow}z`}
        fill="var(--accent)"
      />
      <DrawingText
        x={width / 2}
        y={height / 2 + fontSize * halfCapHeight}
        fontSize={fontSize}
        anchor="middle"
        text={formatScore(threshold)}
      />
      <TouchArea area={rect(-10, -10, width + 20, height + 20)} live={live} />
    </g>
  );
}

/** The edge of the gold background moves gradually, but follows a pointer at once. */
const moving = css`
  @media ${motionAllowed} {
    &:not(:active) > :is(rect, g),
    &:not(:active) > clipPath > rect {
      transition: transform ${3 * times.beat}ms ${easing.settle};
    }
  }
`;
