import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { minutesPerDay } from "../../time/time-span.ts";
import { cityOf, formatTime } from "../../time/time-zone.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { DemoRange } from "../kit/demo-range.tsx";
import { DemoSelect } from "../kit/demo-select.tsx";
import { useDemo } from "../kit/use-demo.ts";
import { DeviceClock } from "./device-clock.tsx";
import { PeakChart } from "./peak-chart.tsx";
import { initialState, minutesAt, step, timesOf, zones, type State } from "./time-zone-model.ts";
import {
  describe,
  enclosure,
  explanation,
  formatStored,
  panelLines,
  panelTitles,
  suggest,
  tagTexts,
  verdict,
} from "./time-zone-text.ts";

const texts = { verdict, describe, suggest, explanation, enclosure };
const options = zones.map((value) => ({ value, label: cityOf(value) }));

/** Device, server and chart as three flat panels; the letter between the first two carries the time. */
export function TimeZoneDemo() {
  const demo = useDemo({ initialState });
  const { state, change } = demo;
  const { minutes, zone } = state;
  const lines = panelLines(state);
  const { side, zone: zoneTag } = tagTexts(state);
  const stored = formatStored(timesOf(state).stored);
  const fields = (
    <>
      <DemoRange
        label="Device clock"
        max={minutesPerDay - step}
        step={step}
        format={formatTime}
        value={minutes}
        onChange={(time) => change({ minutes: time })}
      />
      <DemoSelect
        label="The device is in"
        options={options}
        value={zone}
        onChange={(place) => change({ zone: place })}
      />
    </>
  );
  return (
    <DemoFrame demo={demo} texts={texts} fields={fields}>
      <div className={scene}>
        <Panel name="device" line={lines.device}>
          <div className={clockRow}>
            <DeviceClock
              minutes={minutes}
              onTurn={(angle) => change({ minutes: minutesAt(angle, minutes) })}
            />
          </div>
          <b key={side} className={tag}>
            {side}
          </b>
        </Panel>
        <Letter state={state} zone={zoneTag} />
        <Panel name="server" line={lines.server}>
          <div className={table}>
            <svg viewBox="-28 -16 32 32" aria-hidden="true">
              <path d="M-28 0H0M-12-12L0 0l-12 12" fill="none" stroke="currentColor" strokeWidth="5" />
            </svg>
            <i />
            <i />
            <p key={stored}>{stored}</p>
            <i />
          </div>
          <b key={side} className={tag}>
            {side}
          </b>
        </Panel>
        <Panel name="chart" line={lines.chart} isRight={state.agreed}>
          <PeakChart state={state} />
        </Panel>
      </div>
    </DemoFrame>
  );
}

interface PanelProps {
  name: keyof typeof panelTitles;
  line: string;
  isRight?: boolean;
  children: ReactNode;
}

/** A title, a line that says what this part does, and its picture. */
function Panel({ name, line, isRight, children }: PanelProps) {
  return (
    <div className={panel} data-panel={name}>
      <div>
        <p>{panelTitles[name]}</p>
        <p key={line} data-right={isRight}>
          {line}
        </p>
      </div>
      {children}
    </div>
  );
}

/** The letter with the time that the device sends, and the question about it or its answer. */
function Letter({ state: { minutes, agreed }, zone }: { state: State; zone: string }) {
  const time = formatTime(minutes);
  return (
    <div className={letter}>
      <svg viewBox="0 0 130 88" fill="var(--surface)" stroke="var(--fg)" strokeWidth="4" aria-hidden="true">
        <path d="M2 2h126v84H2zM128 2L65 38 2 2" />
      </svg>
      <span key={time}>{time}</span>
      <b key={zone} data-right={agreed || undefined}>
        {zone}
      </b>
    </div>
  );
}

const landing = `
  @media ${motionAllowed} {
    animation: land ${times.appear}ms ${easing.settle};
  }
`;

const scene = css`
  --gap: 4cqi;
  --letter: 25cqi;

  display: grid;
  grid-template: auto auto auto auto / repeat(2, minmax(0, 1fr));
  gap: 0 var(--gap);
  ${displayFont("clamp(0.75rem, 4.7cqi, 1.125rem)", 1.2)};

  @media (forced-colors: active) {
    background: var(--surface);
    color: var(--fg);
    forced-color-adjust: none;
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    grid-template: none / minmax(0, 1fr);
  }
  @container (width >= 40rem) {
    --gap: 2.8cqi;
    --letter: 13cqi;

    grid-template: auto 1fr auto / repeat(3, minmax(0, 1fr));
    min-block-size: 40cqi;
    font-size: clamp(0.875rem, 2.2cqi, 1.75rem);
  }
`;

const panel = css`
  display: grid;
  grid-area: 1 / 1 / 4;
  grid-template-rows: subgrid;
  position: relative;
  padding: 0.7em;
  background: ${gold};

  > div > p:first-child {
    font-size: 1.8em;
    line-height: 1.1;
  }
  &[data-panel="server"] {
    grid-column: 2;
    background: var(--link);
    color: var(--surface);
    text-align: end;
  }
  &[data-panel="chart"] {
    grid-area: 4 / 1 / auto / -1;
    grid-template-rows: auto 1fr;
    margin-block-start: var(--gap);
    background: var(--sunken);

    > div > [data-right="true"] {
      color: var(--success);
    }
    > div > [data-right="false"] {
      color: var(--error);
    }
  }

  /* The perforation between the panels. */
  & ~ &::before {
    content: "";
    position: absolute;
    inset: 0 calc(100% + var(--gap) / 2 - 0.2em) 0 auto;
    border-inline-start: 0.4em dotted var(--line);
  }
  @container (width < 40rem) {
    &[data-panel="chart"]::before {
      inset: auto 0 calc(100% + var(--gap) / 2 - 0.2em);
      border-inline-start: 0;
      border-block-start: 0.4em dotted var(--line);
    }
    &[data-panel="chart"] > div:first-child {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.5em;
    }
    /* Room for the longest line, so that nothing below moves. */
    &:not([data-panel="chart"]) > div:first-child {
      min-block-size: 4.4em;
    }
  }
  @container (width < 15rem) {
    &[data-panel] {
      grid-area: auto / 1;
      grid-template-rows: none;
      gap: 0.5em;
    }
    &[data-panel="server"]::before {
      display: none;
    }
  }
  @container (width >= 40rem) {
    padding: 1em 1.2em 2em;

    &[data-panel="chart"] {
      grid-area: 1 / 3 / 4;
      margin: 0;
    }
  }
`;

const clockRow = css`
  display: flex;
  align-items: center;
  margin-inline: -0.3em -0.7em;

  /* The way to the letter. */
  &::after {
    content: "";
    flex: 1;
    margin-inline-start: -3cqi;
    border-block-start: max(3px, 0.23em) solid;
  }
`;

const table = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: center;
  gap: 0.4em 0.3em;
  padding-inline-start: calc((var(--letter) - var(--gap)) / 2);
  text-align: center;

  > svg {
    grid-area: 1 / 1 / span 4;
    place-self: center end;
    inline-size: min(100%, 2em);
  }
  > :not(svg) {
    grid-column: 2;
    min-inline-size: 25cqi;
    min-block-size: 1.4em;
    padding-inline: 0.4em;
    background: linear-gradient(var(--line) 0 0) 0.7em 50% / 44% 0.35em no-repeat var(--surface);
    line-height: 1.6;
  }
  > p {
    background: ${gold};
    color: var(--fg);
  }
  @container (width >= 40rem) {
    > :not(svg) {
      min-inline-size: 18.2cqi;
    }
  }
`;

const tag = css`
  justify-self: start;
  margin-block: 0.5em;
  margin-inline: 2.2em 1em;
  padding: 0.3em 0.6em;
  border: max(2px, 0.17em) solid;
  rotate: -5deg;
  ${landing}

  [data-panel="server"] > & {
    justify-self: end;
    rotate: 4deg;
  }
  /* One line, however long it is. */
  @container (width < 20rem) {
    margin-inline: 0;
  }
`;

const letter = css`
  display: grid;
  grid-area: 2 / 1 / auto / span 2;
  place-self: center;
  position: relative;
  z-index: 1;
  inline-size: var(--letter);
  margin-block-end: 0.8em;
  pointer-events: none;
  color: var(--fg);
  text-align: center;

  @container (width < 15rem) {
    grid-area: auto / 1;
    inline-size: 6em;
    margin-block: 0.5em 1.8em;
  }
  > svg {
    grid-area: 1 / 1;
    inline-size: 100%;
  }
  > span {
    grid-area: 1 / 1;
    align-self: end;
    font-size: 1.5em;
    line-height: 1.35;
  }
  > b {
    position: absolute;
    inset-block-start: calc(100% - 0.3em);
    justify-self: center;
    inline-size: max-content;
    padding: 0.4em 0.7em;
    background: var(--accent);
    color: var(--surface);
    font-size: 1.05em;
    rotate: -6deg;
    ${landing}
  }
  > [data-right] {
    background: var(--success);
  }
`;
