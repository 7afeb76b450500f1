import { gold } from "../../styles/tokens.ts";
import type { Drag } from "../draggable.ts";
import { DrawingText } from "../drawing-text.tsx";
import { middleOf } from "../svg-geometry.ts";
import { useDrag } from "../use-drag.ts";
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

/**
 * The distances from its socket at which a plug has lost contact, and at which a pulled one lies, at scale 1.
 */
const [contactEnd, pulledDistance] = [16, 34];

/**
 * The name of a zone, and its plug in the socket or out of it, with the cord that feeds the zone's machines.
 */
export function ZonePlug({ zone, text, pulled, layout, onToggle }: Props) {
  const { areas, zoneAreas, narrow, titleFontSize } = layout;
  const { x: left, y: top, width, height } = zoneAreas[zone];
  const app = areas[zone === "zone-a" ? "app-a" : "app-b"];
  const narrowScale = width > 200 ? 0.78 : 0.58;
  const scale = narrow ? narrowScale : 1.15;
  const [x, y] = [left + width - 34 * scale, narrow ? top + 27 : top + height * 0.58];
  const restDistance = pulled ? pulledDistance : 0;
  const distanceOf = ({ grabbed, start, point }: Drag<number>) =>
    Math.min(pulledDistance + 10, Math.max(0, grabbed + (start.x - point.x) / scale));
  const [dragged, dragAttributes] = useDrag<number>(
    onToggle && ((drag) => distanceOf(drag) > contactEnd !== pulled && onToggle()),
    onToggle,
  );
  const distance = dragged ? distanceOf(dragged) : restDistance;
  return (
    <g {...dragAttributes("grab", () => restDistance)} data-dragged={dragged && ""}>
      <rect {...areas[zone]} fill="none" pointerEvents="all" />
      <path
        d={`M${x + 3 - (62 + distance) * scale} ${y + distance * 0.7 * scale}q-22 0-22 22V${top + height - 11}H${middleOf(app).x}V${app.y + 20}`}
        fill="none"
        stroke={pulled ? "var(--muted)" : gold}
        strokeWidth={9 * scale}
        strokeLinejoin="round"
      />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <g transform={`translate(${-distance} ${distance * 0.4}) rotate(${distance * -0.27})`}>
          <path d="M-14 -11H12M-14 11H12" stroke="var(--control)" strokeWidth="7" />
          <path
            d="M-64 -8h10q0 -18 16 -18h26v52h-26q-16 0 -16 -18h-10z"
            fill={pulled ? "var(--accent)" : gold}
          />
        </g>
        <path d="M34 -36H6q-12 0 -12 12V24q0 12 12 12H34z" fill="var(--surface)" />
        <path d="M-6 -11H14M-6 11H14" stroke="var(--fg)" strokeWidth="9" />
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
