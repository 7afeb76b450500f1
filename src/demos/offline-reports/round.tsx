import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { gold } from "../../styles/tokens.ts";
import { DemoRange } from "../kit/demo-range.tsx";
import type { Change } from "../kit/demo-types.ts";
import { draggable } from "../kit/draggable.ts";
import { Cellar } from "./cellar.tsx";
import { Inspector } from "./inspector.tsx";
import { LostReport, LostTag } from "./lost-report.tsx";
import { checks, lastStop, reportState, type Report, type State } from "./offline-reports-model.ts";
import { cellarText, formatStop, headline } from "./offline-reports-text.ts";
import { sceneHeight, sceneWidth, stopNear } from "./scene-points.ts";

interface Props {
  state: State;
  reports: readonly Report[];
  change: Change<State>;
}

/** The inspector's way through the street and the cellar, along which a drag or the slider takes them. */
export function Round({ state, reports, change }: Props) {
  const title = headline(state);
  const lost = checks.filter((check) => reportState(check, reports) === "lost");
  const waiting = checks.filter((check) => reportState(check, reports) === "waiting");
  const goTo = (stop: number) => change({ stop, goal: stop });
  return (
    <div className={panel}>
      <p key={title}>{title}</p>
      <div>
        <svg viewBox={`0 0 ${sceneWidth} ${sceneHeight}`} aria-hidden="true">
          <g {...draggable(({ point }) => goTo(stopNear(point)), "grab")}>
            <Cellar />
            {lost.map((check) => (
              <LostReport key={check} check={check} />
            ))}
            {/* The inspector is drawn walking to the next stop, while the reports stay as they were at the last one. */}
            <Inspector stop={Math.min(state.goal, state.stop + 1)} carried={waiting.length} />
          </g>
        </svg>
        <span>{cellarText}</span>
        {lost.map((check) => (
          <LostTag key={check} check={check} />
        ))}
      </div>
      <DemoRange label="Inspector" max={lastStop} value={state.stop} format={formatStop} onChange={goTo} />
    </div>
  );
}

const panel = css`
  --rail: var(--control);
  --thumb: ${gold};
  --thumb-edge: ${gold};
  --thumb-grip: var(--fg);

  grid-column: 1 / -1;
  /* Between a headline and a drawing that end within a pixel, nothing else shows. */
  background: linear-gradient(${gold} 50%, var(--fg) 50%);
  color: var(--surface);

  > p {
    padding: 8px 10px;
    color: var(--fg);
    ${displayFont("min(1.375rem, 6.4cqi)", 1.2)};
  }
  > div:first-of-type {
    position: relative;

    > svg {
      display: block;
      inline-size: 100%;
      touch-action: pan-y;
      user-select: none;
    }
    > span {
      position: absolute;
      inset: 38% auto auto 44%;
    }
  }
  > div:last-of-type {
    padding: 6px 10px 4px;

    > span {
      font: inherit;
    }
  }
  @container (width < 18rem) {
    order: 1;
  }
  @container (width >= 40rem) {
    display: grid;
    grid-row: 1;
    grid-column: 2;
    grid-template-rows: auto 1fr auto;

    > p {
      padding: 1.2cqi 1.6cqi;
      font-size: 2.9cqi;
    }
    > div:last-of-type {
      padding: 0.6cqi 1.6cqi;
    }
  }
`;
