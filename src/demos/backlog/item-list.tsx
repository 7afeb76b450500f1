import { css } from "@linaria/core";
import { useRef, useState, type PointerEvent, type PointerEventHandler } from "react";
import { hiddenFromSight } from "../../components/visually-hidden.ts";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, radius, times } from "../../styles/tokens.ts";
import type { Change } from "../kit/demo-types.ts";
import { allWeeks, backlog, fundedWeeks, type ItemName } from "./backlog-items.ts";
import { moveItem, scheduleOf, type ScheduledItem, type State } from "./backlog-model.ts";
import { moveLabel, riskUnit } from "./backlog-text.ts";
import { ItemBar } from "./item-bar.tsx";
import { useSlide } from "./use-slide.ts";

/** In CSS pixels. Up to this distance a pointer presses and does not drag. */
const pressTolerance = 8;

/** A press of a row, or a drag once the row has an offset from its place in the list. */
interface Press {
  item: ItemName;
  startY: number;
  startIndex: number;
  offset?: number;
}

/**
 * A row for each item, with a bar for its weeks. A mouse drags a row by any of its parts. A finger drags it by
 * its handle, and scrolls the page from everywhere else.
 */
export function ItemList({ state, change }: { state: State; change: Change<State> }) {
  const { order, cheapTests } = state;
  const [press, setPress] = useState<Press>();
  const moveTo = (item: ItemName, index: number) => change({ order: moveItem(order, item, index) });

  function onPress({ button, pointerType, target, clientY }: PointerEvent, item: ItemName, index: number) {
    const drags = button === 0 && (pointerType !== "touch" || (target as Element).closest("button"));
    setPress(drags ? { item, startY: clientY, startIndex: index } : undefined);
  }

  // The list follows the pointer: React may move the row in the document, which would lose the pointer.
  function onPointerMove({ currentTarget, buttons, pointerId, clientY }: PointerEvent<HTMLOListElement>) {
    if (!press || buttons === 0) return;
    const { item, startY, startIndex, offset } = press;
    if (offset === undefined && Math.abs(clientY - startY) < pressTolerance) return;
    currentTarget.setPointerCapture(pointerId);
    const { top, height } = currentTarget.getBoundingClientRect();
    const rowHeight = height / order.length;
    const y = Math.min(height - 1, Math.max(0, clientY - top));
    const index = Math.floor(y / rowHeight);
    setPress({ ...press, offset: y - (startY - top) - (index - startIndex) * rowHeight });
    if (index !== order.indexOf(item)) moveTo(item, index);
  }

  const letGo = () => setPress(undefined);
  return (
    <ol className={list} onPointerMove={onPointerMove} onPointerUp={letGo} onPointerCancel={letGo}>
      {scheduleOf(state).map((scheduled, index) => (
        <Row
          key={scheduled.item}
          scheduled={scheduled}
          tested={cheapTests}
          index={index}
          offset={press?.item === scheduled.item ? press.offset : undefined}
          onPress={(event) => onPress(event, scheduled.item, index)}
          // The first item can only move down.
          onMove={() => moveTo(scheduled.item, index === 0 ? 1 : index - 1)}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  scheduled: ScheduledItem;
  tested: boolean;
  index: number;
  /** While it is dragged, how far it is from its place, in CSS pixels. */
  offset: number | undefined;
  onPress: PointerEventHandler;
  onMove: () => void;
}

function Row({ scheduled, tested, index, offset, onPress, onMove }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const isHeld = offset !== undefined;
  useSlide(row, 0, index * 100, { skip: isHeld });
  const { item, endWeek, settledWeek } = scheduled;
  const { title, risk } = backlog[item];
  const plain = endWeek > fundedWeeks ? "unbuilt" : "built";
  return (
    <li
      ref={row}
      data-risk={risk === 0 ? plain : settledWeek ? "settled" : "open"}
      data-held={isHeld || undefined}
      style={isHeld ? { translate: `0 ${offset}px` } : undefined}
      onPointerDown={onPress}
    >
      <button type="button" aria-label={moveLabel(title, index)} onClick={onMove}>
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d={index === 0 ? "M-8-1H8L0 11zM-8-11H8v3H-8z" : "M-8 1H8L0-11zM-8 11H8V8H-8z"} />
        </svg>
      </button>
      <p>
        <span>{title}</span>
        {risk > 0 && (
          <span>
            {`${risk}%`}
            <span>{riskUnit}</span>
          </span>
        )}
      </p>
      <div>
        <ItemBar scheduled={scheduled} tested={tested} />
      </div>
    </li>
  );
}

/* All rows are as high as the highest, so that a drag can tell them apart by their number. */
const list = css`
  display: grid;
  grid-auto-rows: 1fr;
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
  user-select: none;

  /* A line every ten weeks. */
  &::before {
    content: "";
    position: absolute;
    inset: 0 var(--end) 0 var(--label);
    background: repeating-linear-gradient(
      90deg,
      transparent 0 calc(20% - 2px),
      color-mix(in srgb, var(--fg) 20%, transparent) calc(20% - 2px) 20%
    );
  }
  > li {
    --plate: var(--surface);
    --on-plate: var(--fg);
    --bar: var(--plate);

    position: relative;
    display: grid;
    grid-template: auto minmax(18px, 1fr) / var(--handle) minmax(0, 1fr);
    min-block-size: 48px;
    padding: 2px var(--end) 2px var(--start);
    cursor: grab;

    &[data-risk="unbuilt"] {
      --plate: var(--fg);
      --on-plate: var(--surface);
      --bar: var(--control);
    }
    &[data-risk="settled"] {
      --plate: var(--link);
      --on-plate: var(--surface);
    }
    &[data-risk="open"] {
      --plate: var(--accent);
      --on-plate: var(--surface);

      /* Its bar falls over the row below. */
      z-index: 1;
    }
    &[data-held] {
      z-index: 2;
      cursor: grabbing;
    }
    @media ${motionAllowed} {
      &:not([data-held]) {
        transition: translate ${times.beat}ms ${easing.settle};
      }
    }
  }
  button {
    display: grid;
    grid-row: 1 / -1;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${radius.paper};
    background: var(--plate);
    fill: var(--on-plate);
    cursor: inherit;
    touch-action: none;

    > svg {
      inline-size: 24px;
    }

    &:hover {
      box-shadow: inset 0 0 0 3px var(--on-plate);
    }
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: 4px;
    inline-size: ${(fundedWeeks / allWeeks) * 100}%;
    padding-inline: 2px 10px;
    line-height: 1.3;
  }
  p > span + span {
    white-space: nowrap;
  }
  /* Without room for it, only screen readers get the unit. */
  p > span > span {
    ${hiddenFromSight}
  }
  @container (width >= 40rem) {
    > li {
      grid-template: minmax(0, 1fr) / var(--handle) calc(var(--label) - var(--start) - var(--handle)) 1fr;
      padding-block: 2px;
    }
    button {
      inline-size: 100%;
      block-size: 100%;
      border-radius: 0;
    }
    p {
      align-items: center;
      inline-size: auto;
      margin-inline-end: 12px;
      background: var(--plate);
      color: var(--on-plate);
      ${displayFont("1.05em", 1.1)};
    }
    p + div {
      padding-block: 2px;
    }
  }
  @container (width >= 60rem) {
    p > span > span {
      all: unset;
    }
  }
`;
