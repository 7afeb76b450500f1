import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { animatedShapes } from "../animated-shapes.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect } from "../svg-geometry.ts";
import { plateRect, switchRect, type Layout } from "./release-layout.ts";
import { isFaulty, percentMoved, pages, type State } from "./release-model.ts";
import { switchTexts } from "./release-text.ts";

interface Props {
  state: State;
  /** The index of the page in `pages`. */
  index: number;
  layout: Layout;
  /** Whether it is in the live drawing, where the switch is seen turning. */
  live: boolean;
}

/**
 * A page with its share of the visits, red if it is the one with the mistake, and its switch between the old
 * and the new app.
 */
export function PageRow({ state, index, layout, live }: Props) {
  const { path, share } = pages[index]!;
  const { x, y, width, height } = plateRect(index, layout);
  const { markWidth, share: shareText } = layout;
  const hasMistake = path === state.faultyPath;
  const faulty = isFaulty(path, state);
  const shareX = x + shareText.x;
  return (
    <>
      <g fill={faulty ? "var(--surface)" : "var(--fg)"}>
        <rect {...{ x, y, width, height }} fill={faulty ? "var(--accent)" : "var(--surface)"} />
        <rect
          {...rect(x, y, markWidth, height)}
          fill={hasMistake && !faulty ? "var(--success)" : "var(--fg)"}
        />
        <g transform={`translate(${x + markWidth / 2} ${y + height / 2}) scale(${markWidth / 42})`}>
          <path
            d={
              hasMistake
                ? faulty
                  ? "M0 -18V5M0 12v7"
                  : "M-13 1l9 10 16 -21"
                : "M-10 0a10 10 0 0 1 20 0a10 10 0 0 1 -20 0"
            }
            fill="none"
            stroke={hasMistake ? "var(--surface)" : "var(--control)"}
            strokeWidth={hasMistake ? 8 : 4}
          />
        </g>
        <DrawingText
          x={x + layout.path.x}
          y={y + layout.path.y}
          fontSize={layout.path.fontSize}
          text={path}
        />
        <DrawingText
          x={shareX}
          y={y + shareText.y}
          fontSize={shareText.fontSize}
          anchor={"start" in shareText ? "start" : "end"}
          text={`${share}%`}
        />
      </g>
      <PageSwitch
        area={switchRect(index, layout)}
        percent={percentMoved(path, state)}
        faulty={faulty}
        layout={layout}
        live={live}
      />
    </>
  );
}

interface PageSwitchProps {
  area: ReturnType<typeof switchRect>;
  /** The percentage of visitors that the new app answers. */
  percent: number;
  faulty: boolean;
  layout: Layout;
  live: boolean;
}

/** The side that answers is filled; both are while the release reaches some visitors. */
function PageSwitch({ area, percent, faulty, layout, live }: PageSwitchProps) {
  const { switchFontSize, border } = layout;
  const { x, y, width, height } = area;
  const half = width / 2 - border;
  const middle = x + width / 2;
  const isSplit = percent > 0 && percent < 100;
  const sides = [
    {
      from: middle - half,
      filled: percent < 100,
      fill: "var(--muted)",
      text: isSplit ? `${100 - percent}%` : switchTexts.old,
    },
    {
      from: middle,
      filled: percent > 0,
      fill: faulty ? "var(--accent)" : "var(--link)",
      text: isSplit ? `${percent}%` : faulty && percent > 0 ? switchTexts.bad : switchTexts.new,
    },
  ];
  return (
    <>
      <g className={live ? animatedShapes : undefined}>
        <rect {...area} />
        {sides.map(({ from, filled, fill }) => {
          const shown = filled ? half : 0;
          // A side fills from the middle.
          const shownFrom = from < middle ? middle - shown : middle;
          return <rect key={from} {...rect(shownFrom, y + border, shown, height - 2 * border)} fill={fill} />;
        })}
      </g>
      {sides.map(({ from, filled, text }) => (
        <DrawingText
          key={from}
          x={from + half / 2}
          y={y + height / 2 + switchFontSize * halfCapHeight}
          fontSize={switchFontSize}
          anchor="middle"
          fill={filled ? "var(--surface)" : "var(--control)"}
          text={text}
        />
      ))}
    </>
  );
}
