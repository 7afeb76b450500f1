import { useState } from "react";
import { gold } from "../../styles/tokens.ts";
import { draggable } from "../draggable.ts";
import { middleOf } from "../svg-geometry.ts";
import { DrawingText } from "../drawing-text.tsx";
import type { Layout } from "./failover-layout.ts";
import type { ZoneName } from "./failover-model.ts";

interface Props {
  zone: ZoneName;
  text: string;
  pulled: boolean;
  layout: Layout;
  /** Pulls the plug, or puts it back. */
  onToggle: (() => void) | undefined;
}

/** How far a pulled plug lies from its socket, and from where on it has no contact, at scale 1. */
const [outside, contact] = [34, 16];

/** The name of a zone, and its plug in the socket or out of it, with the cord that feeds the zone's machines. */
export function ZonePlug({ zone, text, pulled, layout, onToggle }: Props) {
  // The plug's way from its socket while it is dragged, and at the start.
  const [dragged, setDragged] = useState<{ from: number; way: number }>();
  const { areas, zoneAreas, narrow, titleFontSize } = layout;
  const { x: left, y: top, width, height } = zoneAreas[zone];
  const app = areas[zone === "zone-a" ? "app-a" : "app-b"];
  const narrowScale = width > 200 ? 0.78 : 0.58;
  const scale = narrow ? narrowScale : 1.15;
  const [x, y] = [left + width - 34 * scale, narrow ? top + 27 : top + height * 0.58];
  const rest = pulled ? outside : 0;
  const way = dragged?.way ?? rest;
  const drag =
    onToggle &&
    draggable((point, start) => {
      const from = dragged?.from ?? rest;
      const next = Math.min(outside + 10, Math.max(0, from + (start.x - point.x) / scale));
      setDragged({ from, way: next });
      if (next > contact !== pulled) onToggle();
    }, "grab");
  return (
    <g
      {...drag}
      data-dragged={dragged && ""}
      // React may not have rendered the end of the last drag when the next press follows at once.
      onPointerDownCapture={() => setDragged(undefined)}
      onLostPointerCapture={() => {
        // A press toggles too.
        if (dragged && Math.abs(dragged.way - dragged.from) < 3) onToggle!();
        setDragged(undefined);
      }}
    >
      <rect {...areas[zone]} fill="none" pointerEvents="all" />
      <path
        d={`M${x + 3 - (62 + way) * scale} ${y + way * 0.7 * scale}q-22 0-22 22V${top + height - 11}H${middleOf(app).x}V${app.y + 20}`}
        fill="none"
        stroke={pulled ? "var(--muted)" : gold}
        strokeWidth={9 * scale}
        strokeLinejoin="round"
      />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <g transform={`translate(${-way} ${way * 0.4}) rotate(${way * -0.27})`}>
          <path d="M-14 -11H12M-14 11H12" stroke="var(--control)" strokeWidth="7" />
          <path
            d="M-64 -8h10q0 -18 16 -18h26v52h-26q-16 0 -16 -18h-10z"
            fill={pulled ? "var(--accent)" : gold}
          />
        </g>
        <path d="M34 -36H6q-12 0 -12 12V24q0 12 12 12H34z" fill="var(--surface)" />
        <path d="M-6 -11H14M-6 11H14" stroke="var(--ink)" strokeWidth="9" />
      </g>
      <DrawingText
        x={areas[zone].x + 7}
        y={top + titleFontSize + 6}
        fontSize={titleFontSize}
        fill="var(--surface)"
        text={text}
      />
    </g>
  );
}
