import { css } from "@linaria/core";
import { useMemo } from "react";
import { useHydrated } from "../../components/use-hydrated.ts";
import { company } from "../../content/company.ts";
import { displayFont } from "../../styles/display-font.ts";
import { gold } from "../../styles/tokens.ts";
import { cityOf, formatTime } from "../../time/time-zone.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { DemoRange } from "../kit/demo-range.tsx";
import { DemoSelect } from "../kit/demo-select.tsx";
import { DemoTile } from "../kit/demo-tile.tsx";
import { useDemo } from "../kit/use-demo.ts";
import { SessionCard } from "./session-card.tsx";
import { WorkingDays } from "./working-days.tsx";
import { initialState, limits, planSessions, stateInLocalZone, type State } from "./working-hours-model.ts";
import {
  dayTexts,
  describe,
  enclosure,
  explanation,
  handoverText,
  headline,
  sharedHours,
  sharedText,
  suggest,
  verdict,
} from "./working-hours-text.ts";

const texts = { verdict, describe, suggest, explanation, enclosure };
const edges = [
  { name: "yourStart", label: "Your day starts" },
  { name: "yourEnd", label: "Your day ends" },
  { name: "ourStart", label: `Our day in ${company.place.town} starts` },
] as const;

/** Two working days as strips in the night. The sessions below them need the time that both days share. */
export function WorkingHoursDemo() {
  const demo = useDemo({ initialState, initialLiveState: stateInLocalZone });
  const { state, change } = demo;
  const { zone, handoverNote } = state;
  const options = useZones(zone);
  const fields = (
    <DemoSelect
      label="Your city"
      options={options}
      value={zone}
      onChange={(chosen) => change({ zone: chosen })}
    />
  );
  return (
    <DemoFrame demo={demo} texts={texts} fields={fields}>
      <div className={night}>
        <Heading state={state} />
        <WorkingDays state={state} change={change} />
        <div className={ranges}>
          {edges.map(({ name, label }) => (
            <DemoRange
              key={name}
              label={label}
              {...limits[name]}
              step={30}
              value={state[name]}
              format={formatTime}
              onChange={(minutes) => change({ [name]: minutes })}
            />
          ))}
        </div>
      </div>
      <div className={sessions}>
        <ol>
          {planSessions(state).map((session, index) => (
            <SessionCard key={session.name} session={session} number={index + 1} byNote={handoverNote} />
          ))}
        </ol>
        <DemoTile
          label={handoverText}
          on={handoverNote}
          onPress={() => change({ handoverNote: !handoverNote })}
        />
      </div>
    </DemoFrame>
  );
}

/**
 * Returns the zones that the browser knows, and the visitor's own, which its list may lack. The document has
 * only that.
 */
function useZones(zone: string) {
  const isHydrated = useHydrated();
  return useMemo(() => {
    const zones = new Set([zone, ...(isHydrated ? Intl.supportedValuesOf("timeZone") : [])]);
    return [...zones]
      .toSorted()
      .map((value) => ({ value, label: cityOf(value), group: value.split("/")[0]! }));
  }, [zone, isHydrated]);
}

/** A question or its answer, and the hours of both days, each with the colour of its strip. */
function Heading({ state }: { state: State }) {
  const title = headline(state);
  const shared = sharedHours(state);
  const { yours, ours, dashed } = dayTexts(state);
  return (
    <>
      <p className={headlineText}>
        <span key={title}>{title}</span>
        <span key={shared}>{shared}</span>
        <span>{sharedText}</span>
      </p>
      <p className={dayText}>
        <span key={yours}>{yours}</span>
      </p>
      <p className={dayText}>
        <span key={ours}>{ours}</span>
        {dashed && <span key={dashed}>{dashed}</span>}
      </p>
    </>
  );
}

const night = css`
  padding: 10px;
  background: var(--fg);
  color: var(--surface);
  ${displayFont("clamp(0.8125rem, 4.6cqi, 1rem)", 1.3)};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  /* To the edges of the sheet, for the drawing's sake. */
  @container (width < 40rem) {
    margin-inline: calc(-1 * var(--space-s));
  }
  @container (width >= 40rem) {
    padding: 1.6cqi 1.8cqi 1cqi;
    font-size: clamp(1rem, 2.1cqi, 1.5rem);
  }
`;

const headlineText = css`
  display: flex;
  gap: 0 0.3em;
  ${displayFont("clamp(1rem, 6.4cqi, 0.9rem + 2.3cqi)", 1.2)};

  margin-block-end: 0.15em;
  color: ${gold};

  > :first-child {
    flex: 1;
    color: var(--surface);
  }
  @container (width < 40rem) {
    > :last-child {
      display: none;
    }
  }
`;

const dayText = css`
  &::before {
    content: "";
    display: inline-block;
    inline-size: 0.75em;
    block-size: 0.75em;
    margin-inline-end: 0.5em;
    background: ${gold};
  }
  & + &::before {
    background: var(--link);
  }
  > span + span {
    margin-inline-start: 0.7em;
    padding-inline: 0.4em;
    border: 2px dashed var(--line);
    font-size: 0.85em;

    @container (width < 40rem) {
      display: none;
    }
  }
`;

/* Each slider has the colour of its day. */
const ranges = css`
  --rail: var(--control);
  --thumb: ${gold};
  --thumb-edge: ${gold};
  --thumb-grip: var(--fg);

  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 16px;

  > div {
    grid-template: 1fr auto auto / 1fr;
    align-items: end;
    gap: 0;

    > span {
      font: inherit;
    }
  }
  > :last-child {
    --thumb: var(--link);
    --thumb-edge: var(--surface);
    --thumb-grip: var(--surface);
  }
  @container (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (width >= 40rem) {
    gap: 0 4cqi;

    > div {
      grid-template: none / 1fr auto;
    }
  }
`;

const sessions = css`
  display: grid;
  gap: 8px;
  margin-block-start: 8px;

  > ol {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: inherit;
  }
  @container (width < 15rem) {
    > ol {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (width >= 40rem) {
    > ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (width >= 60rem) {
    grid-template-columns: 5fr 1fr;
    gap: 1.2cqi;
    margin-block-start: 1.2cqi;
  }
`;
