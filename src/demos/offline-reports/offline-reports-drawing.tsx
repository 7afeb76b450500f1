import type { DrawingProps } from "../demo-definition.ts";
import { draggable, type Drag } from "../draggable.ts";
import { rect } from "../svg-geometry.ts";
import { Inspector } from "./inspector.tsx";
import { Office } from "./office.tsx";
import { layouts, stopNear } from "./offline-reports-layout.ts";
import { reportsAt, type State } from "./offline-reports-model.ts";
import { headline } from "./offline-reports-text.ts";
import { Phone } from "./phone.tsx";
import { ReportSheets } from "./report-sheets.tsx";
import { Scene } from "./scene.tsx";

/** The inspector's phone, the round through the cellar, and what the office has received. */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const layout = layouts[size.name];
  const { street, cellar } = layout;
  const reports = reportsAt(state);
  const live = change !== undefined;
  // The inspector is drawn walking to the next stop, while the reports stay as they were at the last one.
  const walksTo = Math.min(state.goal, state.stop + 1);
  const drag =
    change &&
    (({ point }: Drag) => {
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
        <Inspector stop={walksTo} layout={layout} live={live} />
      </g>

      <Office reports={reports} layout={layout} />
      <ReportSheets stop={walksTo} reports={reports} layout={layout} live={live} />
    </g>
  );
}
