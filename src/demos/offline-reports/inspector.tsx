import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { gold, times } from "../../styles/tokens.ts";
import { rect } from "../svg-geometry.ts";
import { TouchArea } from "../touch-area.tsx";
import { inspectorRect, type Layout } from "./offline-reports-layout.ts";
import { lastStop } from "./offline-reports-model.ts";

/** How long the inspector walks from one stop to the next. */
export const walkMs = 4.5 * times.beat;

interface InspectorProps {
  stop: number;
  layout: Layout;
  live: boolean;
}

/** A figure with a helmet, and an arrow on each side to which the visitor can drag it. */
export function Inspector({ stop, layout, live }: InspectorProps) {
  const { x, y } = layout.stopPoints[stop]!;
  const area = inspectorRect(stop, layout);
  return (
    <g className={live ? walking : undefined} transform={`translate(${x} ${y})`}>
      <g transform={`scale(${layout.inspector})`} stroke="var(--fg)" strokeWidth="3.5" strokeLinejoin="round">
        <path d="M-16 0V-22l-4 -2V-48q0 -8 8 -8H12q8 0 8 8v24l-4 2V0H3V-20H-3V0z" fill="var(--surface)" />
        <circle cx="0" cy="-68" r="12" fill="var(--surface)" />
        <path d="M-19 -70q0 -19 19 -19t19 19z" fill="var(--accent)" />
        <path d="M8 -46h20v13H8z" fill={gold} />
      </g>
      <path
        d={`${stop > 0 ? "M-34 -48l-14 10 14 10z" : ""}${stop < lastStop ? "M34 -48l14 10-14 10z" : ""}`}
        transform={`scale(${0.3 + 0.7 * layout.inspector})`}
        fill="var(--surface)"
        stroke="var(--fg)"
        strokeWidth="3"
      />
      <TouchArea area={rect(area.x - x, area.y - y, area.width, area.height)} live={live} />
    </g>
  );
}

const walking = css`
  @media ${motionAllowed} {
    transition: transform ${walkMs}ms linear;
  }
`;
