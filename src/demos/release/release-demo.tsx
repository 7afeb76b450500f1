import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { gold } from "../../styles/tokens.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { DemoRadios } from "../kit/demo-radios.tsx";
import { DemoRange } from "../kit/demo-range.tsx";
import { formatPercent } from "../kit/format.ts";
import { useDemo } from "../kit/use-demo.ts";
import { FailedVisits } from "./failed-visits.tsx";
import { FaultyPage } from "./faulty-page.tsx";
import { PageSwitches } from "./page-switches.tsx";
import {
  initialState,
  longestDetection,
  releasedWithMistake,
  trafficSplit,
  type State,
} from "./release-model.ts";
import {
  appTitles,
  describe,
  enclosure,
  explanation,
  ofVisits,
  releaseOptions,
  suggest,
  verdict,
} from "./release-text.ts";
import { TrafficFlows } from "./traffic-flows.tsx";

const texts = { verdict, describe, suggest, explanation, enclosure };

/**
 * The visits flow from the pages through their switches to the app that answers them. Those that the mistake
 * hits fall out of the new app, onto the failed visits.
 */
export function ReleaseDemo() {
  const demo = useDemo({ initialState });
  const { state, change } = demo;
  const { detectionMinutes } = state;
  const notice = (minute: number) => change({ detectionMinutes: minute });
  const fields = (
    <DemoRange
      label="Noticed after"
      min={1}
      max={longestDetection}
      value={detectionMinutes}
      format={(minutes) => `${minutes}\u00a0min`}
      onChange={notice}
    />
  );
  return (
    <DemoFrame demo={demo} texts={texts} fields={fields}>
      <div className={board}>
        <DemoRadios
          className={ways}
          legend="Released"
          options={releaseOptions.map(({ value, label }) => ({ value, content: label }))}
          value={state.release}
          onChange={(release) => change({ release, ...releasedWithMistake })}
        />
        <FaultyPage state={state} change={change} />
        <PageSwitches state={state} change={change} />
        <Apps state={state} />
        <TrafficFlows state={state} />
      </div>
      <FailedVisits state={state} onNotice={notice} />
    </DemoFrame>
  );
}

function Apps({ state }: { state: State }) {
  const split = trafficSplit(state);
  return (
    <div className={appColumn}>
      {(["toOld", "toNew"] as const).map((app) => {
        const percent = formatPercent(split[app]);
        return (
          <p key={app}>
            <span>{appTitles[app]}</span>
            <b key={percent}>{percent}</b>
            <span>{ofVisits}</span>
          </p>
        );
      })}
    </div>
  );
}

/*
 * A row for the ways to release, and one for each page. With its share of the gaps a row is 64 units high in
 * traffic-flows.tsx. The two columns on the right keep the proportion that the flows have there.
 */
const board = css`
  --row: clamp(3.25rem, 5.5cqi, 3.85rem);
  --gap: calc(var(--row) / 7);

  display: grid;
  grid-template: repeat(5, var(--row)) / 127fr 75fr 56fr 84fr;
  row-gap: var(--gap);
  padding-block: calc(var(--gap) / 2);
  background: ${gold};
  color: var(--fg);
  ${displayFont("5.2cqi", 1.1)};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width >= 40rem) {
    grid-template-columns: 284fr 166fr 220fr 330fr;
    font-size: 2.8cqi;
  }
`;

const ways = css`
  grid-area: 1 / 1 / 2 / -1;
  grid-template-columns: repeat(3, 1fr);
  gap: 1.8cqi;
  padding-inline: 1.8cqi;

  > label {
    display: grid;
    align-items: center;
    padding-inline: min(8px, 2cqi);
    border: 2px solid var(--fg);
    background: var(--surface);
    line-height: 1.05;
    text-wrap: balance;

    &:has(:checked) {
      background: var(--fg);
      color: var(--surface);
    }
  }
  @container (width >= 40rem) {
    grid-column-end: 4;
    > label {
      padding-inline: 1.4cqi 5cqi;
      font-size: 2.2cqi;
    }
  }
`;

const appColumn = css`
  display: grid;
  grid-area: 2 / 4 / -1 / 5;
  grid-template-rows: 112fr 144fr;
  margin-block: calc(var(--gap) / -2);
  color: var(--surface);

  > p {
    display: grid;
    align-content: start;
    padding: 8px 0 0 2.2cqi;
    background: var(--muted);
    line-height: 1.05;

    + p {
      background: var(--link);
    }
  }
  b {
    font-size: 7.6cqi;
    line-height: 0.95;
  }
  @container (width >= 40rem) {
    grid-row-start: 1;
    grid-template-rows: 176fr 144fr;

    > p {
      align-content: center;
      padding: 0 0 0 8cqi;
    }
    b {
      font-size: 6.8cqi;
    }
  }
`;
