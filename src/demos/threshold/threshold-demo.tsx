import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { gold } from "../../styles/tokens.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { useDemo } from "../kit/use-demo.ts";
import { LostHours } from "./lost-hours.tsx";
import { MachineField } from "./machine-field.tsx";
import { initialState, nextStep, outcomeAt, skipToGoal } from "./threshold-model.ts";
import {
  describe,
  enclosure,
  explanation,
  headline,
  legend,
  outcomeTexts,
  suggest,
  verdict,
} from "./threshold-text.ts";

const texts = { verdict, describe, suggest, explanation, enclosure };
const playback = { stepMs: 110, nextStep, skipToEnd: skipToGoal };

/** Machines in order of score, the line from which they are checked, and what its mistakes cost. */
export function ThresholdDemo() {
  const demo = useDemo({ initialState, playback });
  const { state, change } = demo;
  const { caught, leftAlone } = outcomeTexts(outcomeAt(state.threshold));
  const title = headline(state);
  return (
    <DemoFrame demo={demo} texts={texts}>
      <div className={scene}>
        <div className={titlePanel}>
          <p key={title}>{title}</p>
          <p>{legend}</p>
          <ul>
            <li>
              <Mark color="var(--success)" tick />
              <span key={caught}>{caught}</span>
            </li>
            <li>
              <Mark color="var(--control)" />
              <span key={leftAlone}>{leftAlone}</span>
            </li>
          </ul>
        </div>
        <MachineField state={state} change={change} />
        <LostHours state={state} change={change} />
      </div>
    </DemoFrame>
  );
}

function Mark({ color, tick = false }: { color: string; tick?: boolean }) {
  return (
    <svg viewBox="0 0 8 8" aria-hidden="true">
      <path d="M0 0h8v8H0z" fill={color} />
      {tick && <path d="M1.5 4l2 2 3-4" fill="none" stroke="var(--surface)" strokeWidth="1.4" />}
    </svg>
  );
}

const scene = css`
  display: grid;
  color: var(--fg);
  ${displayFont("clamp(1rem, 5.6cqi, 0.9rem + 1.1cqi)", 1.2)};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  /* The ground of the alarms goes on beside the machines. */
  @container (width >= 40rem) {
    grid-template: auto 1fr / minmax(0, 54fr) minmax(0, 46fr);
    background: ${gold};
  }
`;

const titlePanel = css`
  display: grid;
  gap: 4px;
  padding: 10px;
  background: var(--fg);
  color: var(--surface);

  > p:first-child {
    ${displayFont("clamp(1.125rem, 6.8cqi, 0.9rem + 2.4cqi)", 1.15)};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.4em;
  }
  svg {
    inline-size: 0.8em;
  }
  @container (width >= 40rem) {
    grid-area: 1 / 2;
    padding: 1.8cqi 2cqi 12px;
    background: none;
    color: inherit;

    /* Room for the longer title. */
    > p:first-child {
      min-block-size: 2.3em;
    }
  }
`;
