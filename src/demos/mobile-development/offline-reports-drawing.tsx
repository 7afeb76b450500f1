import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { gold } from "../../styles/tokens.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { draggable } from "../draggable.ts";
import { box } from "../svg-geometry.ts";
import { Tag } from "../tag.tsx";
import { Word } from "../word.tsx";
import { inspectorBox, layoutOf, placeNear, type Layout } from "./offline-reports-layout.ts";
import {
  checks,
  countFates,
  fateOf,
  follow,
  lastPlace,
  type Fate,
  type State,
} from "./offline-reports-model.ts";
import { Phone } from "./phone.tsx";
import { ReportSheet } from "./report-sheet.tsx";
import { Scene } from "./scene.tsx";
import { headline } from "./offline-reports-text.ts";

/** The inspector's phone, the round through the cellar, and what the office has received. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const layout = layoutOf(canvas);
  const { street, cellar, office, officeTitle, count, margin, slot, slotDistance, stops, tag } = layout;
  const reports = follow(state);
  const entries = reports.reduce((sum, report) => sum + report.entries, 0);
  const { twice } = countFates(state);
  const drag = change && ((point: { x: number; y: number }) => change({ place: placeNear(point, layout) }));
  const slotY = (index: number) => slot.y + index * slotDistance;
  const sheets = checks.map((check, index) => {
    const fate = fateOf(check, reports);
    return { check, fate, transform: sheetTransform(state.place, index, fate, layout) };
  });
  const scene = box(street.x, 0, street.width, street.height + cellar.height);
  return (
    <g fontWeight="820">
      <Phone state={state} reports={reports} layout={layout} />
      <g {...draggable(drag, "grab")}>
        <Scene layout={layout} headline={headline(state)} />
        <rect {...scene} fill="none" pointerEvents="all" />
        <g className={drag && moving}>
          <Inspector place={state.place} layout={layout} draggable={drag !== undefined} />
        </g>
      </g>

      <rect {...office} fill="var(--link)" />
      <Word x={office.x + margin} {...officeTitle} fill="var(--surface)" text="Office" />
      <Word
        x={canvas.narrow ? office.x + office.width - margin : office.x + margin}
        {...count}
        anchor={canvas.narrow ? "end" : "start"}
        fill={twice > 0 ? gold : "var(--surface)"}
        text={`${entries} of ${checks.length}`}
      />
      {checks.map((check, index) => (
        <rect
          key={check}
          {...slot}
          y={slotY(index)}
          fill="none"
          stroke="var(--surface)"
          strokeWidth="2"
          strokeDasharray="6 6"
        />
      ))}
      <g className={drag && moving} pointerEvents="none">
        {sheets.map(({ check, fate, transform }) => (
          <g key={check} transform={transform} opacity={fate === "unwritten" ? 0 : 1}>
            {fate === "twice" && (
              <g transform={`translate(${margin * 0.6} ${-margin * 0.6})`}>
                <ReportSheet layout={layout} text={check} torn={false} ticked />
              </g>
            )}
            <ReportSheet layout={layout} text={check} torn={fate === "lost"} ticked={fate !== "waiting"} />
          </g>
        ))}
      </g>
      {sheets.map(({ check, fate }, index) => {
        const [x, y] = stops[index + 1]!;
        const shared = {
          fontSize: tag,
          fill: "var(--accent)",
          ink: "var(--surface)",
          lands: drag !== undefined,
        };
        if (fate === "lost")
          return <Tag key={check} at={[x - tag, y - layout.tagHeight]} turn={-6} {...shared} text="LOST" />;
        if (fate !== "twice") return undefined;
        return (
          <Tag
            key={check}
            at={[slot.x + slot.width - tag * 1.5, slotY(index) - tag / 4]}
            turn={-5}
            {...shared}
            text="TWICE"
          />
        );
      })}
    </g>
  );
}

/** Returns the place of a sheet: with the inspector while it waits, on the floor if it is lost, else in its slot. */
function sheetTransform(place: number, index: number, fate: Fate, layout: Layout): string {
  const { slot, slotDistance, stops, carried, fallen } = layout;
  if (fate === "received" || fate === "twice")
    return `translate(${slot.x} ${slot.y + index * slotDistance}) scale(1)`;
  if (fate === "lost") {
    const [x, y] = stops[index + 1]!;
    return `translate(${x - slot.width * fallen * 1.12} ${y - slot.height * fallen}) scale(${fallen})`;
  }
  const [x, y] = stops[fate === "waiting" ? place : index + 1]!;
  const { height } = inspectorBox(place, layout);
  const stack = index * slot.height * carried * 0.8;
  return `translate(${x - slot.width * carried * 0.5} ${y - height - stack - 2}) scale(${carried})`;
}

interface InspectorProps {
  place: number;
  layout: Layout;
  draggable: boolean;
}

/** A figure with a helmet. */
function Inspector({ place, layout, draggable: canDrag }: InspectorProps) {
  const [x, y] = layout.stops[place]!;
  const area = inspectorBox(place, layout);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        transform={`scale(${layout.inspector})`}
        stroke="var(--ink)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      >
        <path d="M-16 0V-22l-4 -2V-48q0 -8 8 -8H12q8 0 8 8v24l-4 2V0H3V-20H-3V0z" fill="var(--surface)" />
        <circle cx="0" cy="-68" r="12" fill="var(--surface)" />
        <path d="M-19 -70q0 -19 19 -19t19 19z" fill="var(--accent)" />
        <path d="M8 -46h20v13H8z" fill={gold} />
      </g>
      <path
        d={`${place > 0 ? "M-34 -48l-14 10 14 10z" : ""}${place < lastPlace ? "M34 -48l14 10-14 10z" : ""}`}
        transform={`scale(${0.3 + 0.7 * layout.inspector})`}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      {/* Room for a finger, which moves the inspector from here in every direction and scrolls from everywhere else. */}
      <rect
        {...box(area.x - x, area.y - y, area.width, area.height)}
        fill="none"
        pointerEvents="all"
        style={canDrag ? { display: "block", touchAction: "none" } : undefined}
      />
    </g>
  );
}

const moving = css`
  @media ${motionAllowed} {
    > g {
      transition: all calc(4 * var(--t-panel)) var(--ease);
    }
  }
`;
