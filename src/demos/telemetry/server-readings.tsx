import { css } from "@linaria/core";
import type { CSSProperties } from "react";
import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { middleOf } from "../svg-geometry.ts";
import { cellOffset, columnRect, slotRect, type Layout } from "./telemetry-layout.ts";
import { moisture, type ReadingState } from "./telemetry-model.ts";
import { emptySlotTexts, formatHour } from "./telemetry-text.ts";

interface SlotProps {
  hourIndex: number;
  reading: ReadingState;
  layout: Layout;
}

/** The slot of a reading on the server, while the reading is not there. */
export function ServerSlot({ hourIndex, reading: { kind }, layout }: SlotProps) {
  const area = slotRect(hourIndex, layout);
  const { x, y } = middleOf(area);
  const { narrow, smallFontSize, slotFontSize } = layout;
  const fontSize = slotFontSize.empty;
  return (
    <g fill="var(--surface)">
      <rect {...area} fill={kind === "gap" ? "var(--accent)" : "var(--fg)"} />
      {narrow && (
        <DrawingText
          x={x}
          y={area.y - 5}
          fontSize={smallFontSize}
          anchor="middle"
          text={formatHour(hourIndex).slice(0, 2)}
        />
      )}
      {kind !== "stored" && (
        <DrawingText
          x={x}
          y={y + fontSize * halfCapHeight}
          fontSize={fontSize}
          anchor="middle"
          text={emptySlotTexts[kind]}
        />
      )}
    </g>
  );
}

interface ReadingProps {
  hourIndex: number;
  /** The hour of the message that brought it. */
  by: number;
  layout: Layout;
  live: boolean;
}

/** A reading that has come to the server: in the message of its own hour, or as the copy in a later one. */
export function ServerReading({ hourIndex, by, layout, live }: ReadingProps) {
  const area = slotRect(hourIndex, layout);
  const fontSize = layout.slotFontSize.reading;
  const column = columnRect(by, layout);
  const { x, y } = cellOffset(by - hourIndex, layout);
  const from = `${column.x + layout.message.x + x - area.x}px ${column.y + layout.message.y + y - area.y}px`;
  return (
    <g
      className={live ? arriving : undefined}
      style={live ? ({ "--from": from } as CSSProperties) : undefined}
    >
      <rect {...area} fill={by === hourIndex ? gold : "var(--sunken)"} />
      <DrawingText
        x={middleOf(area).x}
        y={middleOf(area).y + fontSize * halfCapHeight}
        fontSize={fontSize}
        anchor="middle"
        text={String(moisture[hourIndex])}
      />
    </g>
  );
}

/** A reading flies from its message to its place as soon as the message is up. */
export const arriving = css`
  @media ${motionAllowed} {
    animation: arrive ${4 * times.beat}ms ${easing.settle} ${2 * times.beat}ms backwards;
  }
`;
