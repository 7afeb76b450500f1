import { animatedShapes } from "../animated-shapes.ts";
import { box } from "../svg-geometry.ts";
import { Word } from "../word.tsx";
import { plateBox, switchBox, type Layout } from "./release-layout.ts";
import { isFaulty, percentMoved, routes, type State } from "./release-model.ts";

interface Props {
  state: State;
  /** The index of the page in `routes`. */
  index: number;
  layout: Layout;
  /** Whether the switch is seen turning. */
  moves: boolean;
}

/** A page with its share of the visits, red if it is the one with the mistake, and its switch between the old and the new app. */
export function PageRow({ state, index, layout, moves }: Props) {
  const { path, share } = routes[index]!;
  const { x, y, width, height } = plateBox(index, layout);
  const { mark, share: shareText } = layout;
  const bad = path === state.bad;
  const faulty = isFaulty(path, state);
  const shareX = x + shareText.x;
  return (
    <>
      <g fill={faulty ? "var(--surface)" : "var(--ink)"}>
        <rect {...{ x, y, width, height }} fill={faulty ? "var(--accent)" : "var(--surface)"} />
        <rect {...box(x, y, mark, height)} fill={bad && !faulty ? "var(--success)" : "var(--ink)"} />
        <g transform={`translate(${x + mark / 2} ${y + height / 2}) scale(${mark / 42})`}>
          <path
            d={
              bad
                ? faulty
                  ? "M0 -18V5M0 12v7"
                  : "M-13 1l9 10 16 -21"
                : "M-10 0a10 10 0 0 1 20 0a10 10 0 0 1 -20 0"
            }
            fill="none"
            stroke={bad ? "var(--surface)" : "var(--control)"}
            strokeWidth={bad ? 8 : 4}
          />
        </g>
        <Word x={x + layout.path.x} y={y + layout.path.y} fontSize={layout.path.fontSize} text={path} />
        <Word
          x={shareX}
          y={y + shareText.y}
          fontSize={shareText.fontSize}
          anchor={"start" in shareText ? "start" : "end"}
          text={`${share}%`}
        />
      </g>
      <PageSwitch
        area={switchBox(index, layout)}
        percent={percentMoved(path, state)}
        faulty={faulty}
        layout={layout}
        moves={moves}
      />
    </>
  );
}

interface PageSwitchProps {
  area: ReturnType<typeof switchBox>;
  /** The percentage of visitors that the new app answers. */
  percent: number;
  faulty: boolean;
  layout: Layout;
  moves: boolean;
}

/** The side that answers is filled; both are while the release reaches some visitors. */
function PageSwitch({ area, percent, faulty, layout, moves }: PageSwitchProps) {
  const { switchFont, border } = layout;
  const { x, y, width, height } = area;
  const half = width / 2 - border;
  const middle = x + width / 2;
  const isSplit = percent > 0 && percent < 100;
  const sides = [
    {
      from: middle - half,
      filled: percent < 100,
      fill: "var(--muted)",
      text: isSplit ? `${100 - percent}%` : "old",
    },
    {
      from: middle,
      filled: percent > 0,
      fill: faulty ? "var(--accent)" : "var(--link)",
      text: isSplit ? `${percent}%` : faulty && percent > 0 ? "bad" : "new",
    },
  ];
  return (
    <>
      <g className={moves ? animatedShapes : undefined}>
        <rect {...area} />
        {sides.map(({ from, filled, fill }) => {
          const shown = filled ? half : 0;
          // A side fills from the middle.
          const shownFrom = from < middle ? middle - shown : middle;
          return <rect key={from} {...box(shownFrom, y + border, shown, height - 2 * border)} fill={fill} />;
        })}
      </g>
      {sides.map(({ from, filled, text }) => (
        <Word
          key={from}
          x={from + half / 2}
          y={y + height / 2 + switchFont * 0.35}
          fontSize={switchFont}
          anchor="middle"
          fill={filled ? "var(--surface)" : "var(--control)"}
          text={text}
        />
      ))}
    </>
  );
}
