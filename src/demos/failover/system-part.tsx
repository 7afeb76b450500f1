import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, type Rect } from "../svg-geometry.ts";
import type { Layout } from "./failover-layout.ts";
import { kindOf, type PartName, type PartState } from "./failover-model.ts";
import { describePart, titleOf } from "./failover-text.ts";
import { OrderEnvelope } from "./order-envelope.tsx";

interface Props {
  name: PartName;
  state: PartState;
  layout: Layout;
  /** How many of the orders of a database lie on the floor, torn: 0 to 6. */
  lostOrders: number;
}

/**
 * A part of the system: what it is, what it does, and a picture of that. It is light while it works, and dark
 * without power.
 */
export function SystemPart({ name, state, layout, lostOrders }: Props) {
  const area = layout.areas[name];
  const { narrow, part, titleFontSize, fontSize } = layout;
  const dark = state === "down";
  const isQueue = name === "queue";
  // The places for orders, which the narrow drawing shows in a queue that works.
  const hasPlaces = isQueue && narrow && !dark;
  const fill = dark ? "var(--fg)" : isQueue || state === "tookOver" ? gold : "var(--surface)";
  const x = part.margin;
  const picture = rect(
    area.x + x,
    area.y + part.pictureY,
    area.width - 2 * x,
    area.height - part.pictureY - x * 0.75,
  );
  return (
    <>
      <rect {...area} fill={fill} stroke="var(--muted)" strokeWidth={dark ? 3 : 0} />
      <g transform={`translate(${area.x} ${area.y})`} fill={dark ? "var(--surface)" : "var(--fg)"}>
        <DrawingText x={x} y={part.titleY} fontSize={titleFontSize} text={titleOf(name, "zones")} />
        {/* The places for orders leave no room for the text. */}
        {!hasPlaces && (
          <DrawingText x={x} y={part.textY} fontSize={fontSize} text={describePart(name, state)} />
        )}
      </g>
      {hasPlaces && (
        <path
          d={`M${area.x + 30} ${area.y + 28}v100`}
          stroke="var(--surface)"
          strokeWidth="38"
          strokeDasharray="22 3"
          opacity="0.4"
        />
      )}
      {kindOf(name) === "app" && <Rack area={picture} dark={dark} />}
      {kindOf(name) === "database" && (
        <Pigeonholes area={picture} dark={dark} lostOrders={lostOrders} layout={layout} />
      )}
    </>
  );
}

/** A rack of servers, with lights while it has power. Each column of servers or lights is one dashed line. */
function Rack({ area: { x, y, width, height }, dark }: { area: Rect; dark: boolean }) {
  const gap = 0.18;
  const distance = height / (Math.max(1, Math.round(height / (width * 0.22))) - gap);
  const column = (left: number, top: number, across: number, dash: number, stroke: string) => (
    <path
      d={`M${x + width * left} ${y + distance * top}V${y + height}`}
      stroke={stroke}
      strokeWidth={across}
      strokeDasharray={`${distance * dash} ${distance * (1 - dash)}`}
    />
  );
  return (
    <>
      {column(0.5, 0, width, 1 - gap, dark ? "var(--muted)" : "var(--fg)")}
      {column(0.14, 0.24, width * 0.12, 0.34, dark ? "var(--fg)" : gold)}
    </>
  );
}

interface PigeonholesProps {
  area: Rect;
  dark: boolean;
  lostOrders: number;
  layout: Layout;
}

/** The orders of a database in its pigeonholes. The last ones fall first. */
function Pigeonholes({ area, dark, lostOrders, layout }: PigeonholesProps) {
  const { orderScale } = layout;
  const zone = layout.zoneAreas["zone-a"];
  const shape = area.height / area.width;
  const columns = shape > 1 ? 2 : shape > 0.4 ? 3 : 6;
  const [across, down] = [area.width / columns, (area.height * columns) / 6];
  const gap = 3;
  const holes = [0, 1, 2, 3, 4, 5].map((number) => ({
    number,
    x: area.x + (number % columns) * across,
    y: area.y + Math.floor(number / columns) * down,
  }));
  // If all are lost they scatter over the floor. A single one falls beside its pigeonhole.
  const right = Math.min(zone.x + zone.width - 8, area.x + area.width * (lostOrders > 1 ? 1.5 : 1.05));
  return (
    <>
      <path
        d={holes.map(({ x, y }) => `M${x} ${y}h${across - gap}v${down - gap}h${gap - across}z`).join("")}
        fill={dark ? "var(--muted)" : "var(--fg)"}
      />
      {holes.map(({ number, x, y }) => {
        const torn = number >= 6 - lostOrders;
        const scale = torn ? orderScale : Math.min(across * 0.0138, down * 0.019);
        const corner = torn
          ? { x: right - 58 * scale * (7 - 1.2 * number), y: zone.y + zone.height - 40 * scale - 2 }
          : { x: x + (across - gap) / 2 - 29 * scale, y: y + (down - gap - 40 * scale) * 0.75 };
        return (
          <g key={number} transform={`translate(${corner.x} ${corner.y}) scale(${scale})`}>
            <OrderEnvelope fill={torn || !dark ? "var(--surface)" : "var(--control)"} torn={torn} />
          </g>
        );
      })}
    </>
  );
}
