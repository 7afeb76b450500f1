import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { useDemo } from "../kit/use-demo.ts";
import { walkMs } from "./inspector.tsx";
import { Office } from "./office.tsx";
import { initialState, nextStop, reportsAt, skipToGoal } from "./offline-reports-model.ts";
import { describe, enclosure, explanation, suggest, verdict } from "./offline-reports-text.ts";
import { Phone } from "./phone.tsx";
import { Round } from "./round.tsx";

const texts = { verdict, describe, suggest, explanation, enclosure };
const playback = { stepMs: walkMs, nextStep: nextStop, skipToEnd: skipToGoal };

/** The inspector's phone, the round through the cellar, and what the office has received. */
export function OfflineReportsDemo() {
  const demo = useDemo({ initialState, playback });
  const { state, change } = demo;
  const reports = reportsAt(state);
  return (
    <DemoFrame demo={demo} texts={texts}>
      <div className={scene}>
        <Phone state={state} reports={reports} change={change} />
        <Round state={state} reports={reports} change={change} />
        <Office reports={reports} />
      </div>
    </DemoFrame>
  );
}

/* The round is wide and the others are not, so it is above them where they would not fit beside it. */
const scene = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
  ${displayFont("clamp(0.8125rem, 4.3cqi, 1.125rem)", 1.2)};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width < 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (width >= 40rem) {
    grid-template-columns: minmax(0, 316fr) minmax(0, 424fr) minmax(0, 228fr);
    gap: 1.4cqi;
    font-size: clamp(0.875rem, 2.1cqi, 1.5rem);
  }
`;
