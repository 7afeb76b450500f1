import { gold } from "../../styles/tokens.ts";
import { middleOf } from "../svg-geometry.ts";
import { DrawingText } from "../drawing-text.tsx";
import type { Layout } from "./failover-layout.ts";
import type { ZoneName } from "./failover-model.ts";

interface Props {
  zone: ZoneName;
  text: string;
  pulled: boolean;
  layout: Layout;
}

/** The name of a zone, and its plug in the socket or out of it, with the cord that feeds the zone's machines. */
export function ZonePlug({ zone, text, pulled, layout }: Props) {
  const { areas, zoneAreas, narrow, titleFontSize } = layout;
  const { x: left, y: top, width, height } = zoneAreas[zone];
  const app = areas[zone === "zone-a" ? "app-a" : "app-b"];
  const narrowScale = width > 200 ? 0.78 : 0.58;
  const scale = narrow ? narrowScale : 1.15;
  const [x, y] = [left + width - 34 * scale, narrow ? top + 27 : top + height * 0.58];
  const tail = pulled ? { x: x - 96 * scale, y: y + 24 * scale } : { x: x - 62 * scale, y };
  const floor = top + height - 11;
  return (
    <>
      <path
        d={`M${tail.x + 3} ${tail.y}q-22 0-22 22V${floor}H${middleOf(app).x}V${app.y + 20}`}
        fill="none"
        stroke={pulled ? "var(--muted)" : gold}
        strokeWidth={9 * scale}
        strokeLinejoin="round"
      />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <g transform={pulled ? "translate(-34 14) rotate(-9)" : "translate(0 0)"}>
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
    </>
  );
}
