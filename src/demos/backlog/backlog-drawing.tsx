import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { DrawingProps } from "../demo-definition.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect } from "../svg-geometry.ts";
import { SwitchTile } from "../switch-tile.tsx";
import { TouchArea } from "../touch-area.tsx";
import { useDrag } from "../use-drag.ts";
import { backlog, fundedWeeks, plannedOrder, type ItemName } from "./backlog-items.ts";
import {
  distanceFromRow,
  layouts,
  moneyEnd,
  moneyPath,
  rowAt,
  weekScale,
  type Layout,
} from "./backlog-layout.ts";
import { moveItem, scheduleOf, type ScheduledItem, type State } from "./backlog-model.ts";
import { formatRisk, formatWeek, headline, legend, noMoneyLines, testLines } from "./backlog-text.ts";
import { ItemBar } from "./item-bar.tsx";

/**
 * A row for each item, with a bar for its weeks. The gold background ends where the money does, and items
 * whose risk is still open then fall over its edge.
 */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const { order } = state;
  const layout = layouts[size.name];
  const { top, rowHeight, axis, height } = layout;
  const schedule = scheduleOf(state);
  const x = weekScale(layout);
  const edge = moneyEnd(layout);
  const bottom = top + order.length * rowHeight;
  const moveTo = (item: ItemName, index: number) => change!({ order: moveItem(order, item, index) });
  const [dragged, dragAttributes] = useDrag<ItemName>(
    change &&
      (({ grabbed, point }) => {
        const row = rowAt(point.y, layout);
        if (row !== order.indexOf(grabbed)) moveTo(grabbed, row);
      }),
    // A press moves an item up by one row, and the first item down.
    ({ grabbed }) => moveTo(grabbed, order[0] === grabbed ? 1 : order.indexOf(grabbed) - 1),
  );
  return (
    <g fontWeight="820">
      <rect {...rect(edge, 0, size.width - edge, height)} />
      <path d={moneyPath(layout)} fill={gold} />
      <DrawingText {...layout.headline} text={headline(state)} />
      <DrawingText {...layout.legend} text={legend(state)} />
      <DrawingText {...layout.noMoney} fill="var(--surface)" text={noMoneyLines[0]} />
      <DrawingText {...layout.noMoneyLine} fill="var(--surface)" text={noMoneyLines[1]} />
      {[10, 20, 30].map((week) => (
        <g key={week}>
          <path d={`M${x(week)} ${top}V${bottom}`} stroke="var(--fg)" strokeWidth="2" opacity="0.2" />
          <DrawingText x={x(week)} {...axis} anchor="middle" text={formatWeek(week)} />
        </g>
      ))}
      {/* In the planned order, whatever the state's order is: an element that React moves would lose the
          pointer that drags it. */}
      {plannedOrder.map((item) => {
        const index = order.indexOf(item);
        const scheduled = schedule[index]!;
        const held = dragged?.grabbed === item ? dragged : undefined;
        return (
          <g
            key={item}
            className={change && !held ? moving : undefined}
            transform={`translate(0 ${top + index * rowHeight + (held ? distanceFromRow(held, layout) : 0)})`}
          >
            <g {...dragAttributes("grab", () => item)}>
              <rect {...rect(0, 0, size.width, rowHeight)} fill="none" pointerEvents="all" />
              <Plate scheduled={scheduled} first={index === 0} layout={layout} />
              <TouchArea area={rect(0, 0, 46, rowHeight)} live={change !== undefined} />
            </g>
            <ItemBar
              scheduled={scheduled}
              tested={state.cheapTests}
              layout={layout}
              className={change && moving}
            />
          </g>
        );
      })}
      <SwitchTile dark area={layout.tile} lines={testLines} on={state.cheapTests} sizes={layout.tileSizes} />
    </g>
  );
}

interface PlateProps {
  scheduled: ScheduledItem;
  first: boolean;
  layout: Layout;
}

/**
 * The name and the risk of an item: blue or red as its risk is settled or open, dark if it is never built.
 */
function Plate({ scheduled: { item, endWeek, settledWeek }, first, layout }: PlateProps) {
  const { arrow } = layout;
  const { title, risk } = backlog[item];
  const plain = endWeek > fundedWeeks ? "var(--fg)" : "var(--surface)";
  const fill = risk === 0 ? plain : settledWeek ? "var(--link)" : "var(--accent)";
  return (
    <g fill={fill === "var(--surface)" ? "var(--fg)" : "var(--surface)"}>
      <rect {...layout.plate} width={layout.colored} fill={fill} />
      <path
        d={first ? "M-7 -6h14l-7 12z" : "M-7 6h14l-7 -12z"}
        transform={`translate(${arrow.x} ${arrow.y}) scale(${arrow.scale})`}
      />
      <g fill={layout.colored < layout.plate.width ? "var(--fg)" : undefined}>
        <DrawingText {...layout.title} text={title} />
        {risk > 0 && <DrawingText {...layout.risk} anchor="end" text={formatRisk(risk, layout.narrow)} />}
      </g>
    </g>
  );
}

const moving = css`
  @media ${motionAllowed} {
    transition: transform ${2 * times.beat}ms ${easing.settle};
  }
`;
