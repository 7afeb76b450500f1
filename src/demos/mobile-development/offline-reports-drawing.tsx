import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { draggable } from "../draggable.ts";
import { rect, type Point } from "../svg-geometry.ts";
import { TouchArea } from "../touch-area.tsx";
import { Tag } from "../tag.tsx";
import { DrawingText } from "../drawing-text.tsx";
import { inspectorRect, layouts, stopNear, type Layout } from "./offline-reports-layout.ts";
import {
  checks,
  reportsAt,
  lastStop,
  reportState,
  type Report,
  type ReportState,
  type State,
} from "./offline-reports-model.ts";
import { Phone } from "./phone.tsx";
import { ReportSheet } from "./report-sheet.tsx";
import { Scene } from "./scene.tsx";
import { headline } from "./offline-reports-text.ts";

/** The inspector's phone, the round through the cellar, and what the office has received. */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const layout = layouts[size.name];
  const { street, cellar } = layout;
  const reports = reportsAt(state);
  const live = change !== undefined;
  // A walk is seen before its effects: the reports follow when the inspector has arrived.
  const seenAt = Math.min(state.goal, state.stop + 1);
  const drag =
    change &&
    ((point: Point) => {
      const stop = stopNear(point, layout);
      change({ stop, goal: stop });
    });
  const scene = rect(street.x, 0, street.width, street.height + cellar.height);
  return (
    <g fontWeight="820">
      <Phone state={state} reports={reports} layout={layout} />
      <g {...draggable(drag, "grab")}>
        <Scene layout={layout} headline={headline(state)} />
        <rect {...scene} fill="none" pointerEvents="all" />
        <g className={live ? walking : undefined}>
          <Inspector stop={seenAt} layout={layout} live={live} />
        </g>
      </g>

      <Office reports={reports} layout={layout} />
      <Sheets stop={seenAt} reports={reports} layout={layout} live={live} />
    </g>
  );
}

interface OfficeProps {
  reports: readonly Report[];
  layout: Layout;
}

/** The office, with an empty slot for each report and the number of entries that it has. */
function Office({ reports, layout }: OfficeProps) {
  const { office, officeTitle, count, slot } = layout;
  const entries = reports.reduce((sum, report) => sum + report.entries, 0);
  const hasTwice = reports.some((report) => report.entries > 1);
  return (
    <>
      <rect {...office} fill="var(--link)" />
      <DrawingText {...officeTitle} fill="var(--surface)" text="Office" />
      <DrawingText
        {...count}
        fill={hasTwice ? gold : "var(--surface)"}
        text={`${entries} of ${checks.length}`}
      />
      {checks.map((check, index) => (
        <rect
          key={check}
          {...slot}
          y={slotY(index, layout)}
          fill="none"
          stroke="var(--surface)"
          strokeWidth="2"
          strokeDasharray="6 6"
        />
      ))}
    </>
  );
}

interface SheetsProps extends OfficeProps {
  /** Where the inspector is. */
  stop: number;
  live: boolean;
}

/** The reports, and a tag at each one that is lost or has come twice. */
function Sheets({ stop, reports, layout, live }: SheetsProps) {
  const { margin, slot, stopPoints, tagFontSize, tagHeight } = layout;
  const states = checks.map((check) => ({ check, state: reportState(check, reports) }));
  const tag = { fontSize: tagFontSize, fill: "var(--accent)", ink: "var(--surface)", lands: live };
  return (
    <>
      <g className={live ? sheets : undefined} pointerEvents="none">
        {states.map(({ check, state }, index) => (
          <g
            key={check}
            transform={sheetTransform({ stop, index, state }, layout)}
            opacity={state === "unwritten" ? 0 : 1}
            data-state={live ? state : undefined}
          >
            {state === "twice" && (
              <g transform={`translate(${margin * 0.6} ${-margin * 0.6})`}>
                <ReportSheet layout={layout} text={check} torn={false} ticked live={live} />
              </g>
            )}
            <g>
              <ReportSheet
                layout={layout}
                text={check}
                torn={state === "lost"}
                ticked={state !== "waiting"}
                live={live}
              />
            </g>
          </g>
        ))}
      </g>
      <g>
        {states.map(({ check, state }, index) => {
          const { x, y } = stopPoints[index + 1]!;
          if (state === "lost")
            return (
              <Tag key={check} {...tag} at={{ x: x - tagFontSize, y: y - tagHeight }} turn={-6} text="LOST" />
            );
          if (state !== "twice") return undefined;
          const corner = {
            x: slot.x + slot.width - tagFontSize * 1.5,
            y: slotY(index, layout) - tagFontSize / 4,
          };
          return <Tag key={check} {...tag} at={corner} turn={-5} text="TWICE" />;
        })}
      </g>
    </>
  );
}

const slotY = (index: number, { slot, slotDistance }: Layout) => slot.y + index * slotDistance;

interface Sheet {
  /** Where the inspector is. */
  stop: number;
  /** The index of the report's check. */
  index: number;
  state: ReportState;
}

/** Returns where a sheet is: with the inspector while it waits, on the floor if it is lost, else in its slot. */
function sheetTransform({ stop, index, state }: Sheet, layout: Layout): string {
  const { slot, stopPoints, carried, fallen } = layout;
  if (state === "received" || state === "twice")
    return `translate(${slot.x} ${slotY(index, layout)}) scale(1)`;
  if (state === "lost") {
    const { x, y } = stopPoints[index + 1]!;
    return `translate(${x - slot.width * fallen * 1.12} ${y - slot.height * fallen}) scale(${fallen})`;
  }
  const { x, y } = stopPoints[state === "waiting" ? stop : index + 1]!;
  const { height } = inspectorRect(stop, layout);
  const stack = index * slot.height * carried * 0.8;
  return `translate(${x - slot.width * carried * 0.5} ${y - height - stack - 2}) scale(${carried})`;
}

interface InspectorProps {
  stop: number;
  layout: Layout;
  live: boolean;
}

/** A figure with a helmet, and an arrow on each side to which the visitor can drag it. */
function Inspector({ stop, layout, live }: InspectorProps) {
  const { x, y } = layout.stopPoints[stop]!;
  const area = inspectorRect(stop, layout);
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
        d={`${stop > 0 ? "M-34 -48l-14 10 14 10z" : ""}${stop < lastStop ? "M34 -48l14 10-14 10z" : ""}`}
        transform={`scale(${0.3 + 0.7 * layout.inspector})`}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <TouchArea area={rect(area.x - x, area.y - y, area.width, area.height)} live={live} />
    </g>
  );
}

/** How long the inspector walks from one stop to the next. */
export const walkMs = 4.5 * times.panel;

const walking = css`
  @media ${motionAllowed} {
    > g {
      transition: transform ${walkMs}ms linear;
    }
  }
`;

/** A report flies to the office, or goes along with the inspector. A lost one rises to the ceiling, and falls back torn. */
const sheets = css`
  @media ${motionAllowed} {
    > g {
      transition: all ${3 * times.panel}ms ${easing.settle};
    }
    > [data-state="waiting"] {
      transition: all ${walkMs}ms linear;
    }
    > [data-state="lost"] {
      transition: none;

      > g {
        transform-box: fill-box;
        animation: fail ${3.5 * times.panel}ms ease-in;
      }
    }
    > [data-state="twice"] > g:last-child {
      --from: -60% -300%;
      animation: arrive ${4 * times.panel}ms ${easing.settle};
    }
    + g {
      --landing-delay: ${3 * times.panel}ms;
    }
  }
  @keyframes fail {
    from {
      opacity: 0;
      translate: 0 0;
    }
    20% {
      opacity: 1;
    }
    45%,
    60% {
      translate: 0 -380%;
    }
  }
`;
