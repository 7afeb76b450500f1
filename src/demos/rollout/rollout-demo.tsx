import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { gold } from "../../styles/tokens.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { DemoRange } from "../kit/demo-range.tsx";
import { DemoTile } from "../kit/demo-tile.tsx";
import { formatPercent } from "../kit/format.ts";
import { useDemo } from "../kit/use-demo.ts";
import { FallenDevices } from "./fallen-devices.tsx";
import { Fleet } from "./fleet.tsx";
import {
  atTheEnd,
  atTheStart,
  countDevices,
  firstRingPercents,
  initialState,
  nextReach,
  rollOut,
  type Ring,
} from "./rollout-model.ts";
import {
  countTexts,
  describe,
  enclosure,
  explanation,
  formatFirstRing,
  headline,
  hint,
  ringName,
  suggest,
  tileLabels,
  verdict,
} from "./rollout-text.ts";

const texts = { verdict, describe, suggest, explanation, enclosure };
const playback = { stepMs: 60, nextStep: nextReach, skipToEnd: () => atTheEnd };

/** A fleet that is updated ring by ring. Devices that need a visit fall out of it onto a heap. */
export function RolloutDemo() {
  const demo = useDemo({ initialState, playback });
  const { state, change } = demo;
  const { firstRingPercent, haltAbove, failureRate, secondSlot, fleet } = state;
  const rollout = rollOut(state);
  const title = headline(state);
  const fields = (
    <>
      <DemoRange
        label="Halt if failures exceed"
        max={20}
        format={formatPercent}
        value={haltAbove}
        onChange={(percent) => change({ haltAbove: percent, ...atTheEnd })}
      />
      <DemoRange
        label="New firmware fails on"
        max={20}
        format={formatPercent}
        value={failureRate}
        onChange={(percent) => change({ failureRate: percent, forcedFailures: new Set(), ...atTheEnd })}
      />
    </>
  );
  return (
    <DemoFrame demo={demo} texts={texts} fields={fields}>
      <div className={sheet}>
        <p key={title} className={headlineText}>
          {title}
        </p>
        <p className={hintText}>{hint}</p>
        <ol className={ringList}>
          {rollout.rings.map((ring, index) => (
            <RingItem key={ring.from} number={index + 1} ring={ring} />
          ))}
        </ol>
        <Fleet state={state} rollout={rollout} change={change} />
        <DemoRange
          className={firstRing}
          label="First ring"
          max={firstRingPercents.length - 1}
          format={(index) => formatFirstRing(firstRingPercents[index]!)}
          value={firstRingPercents.indexOf(firstRingPercent)}
          onChange={(index) => change({ firstRingPercent: firstRingPercents[index]!, ...atTheEnd })}
        />
      </div>
      <div className={strip}>
        <Counts rollout={rollout} />
        <DemoTile
          label={tileLabels.secondSlot}
          on={secondSlot}
          onPress={() => change({ secondSlot: !secondSlot, ...atTheEnd })}
        />
        <DemoTile
          label={tileLabels.anotherFleet}
          icon={<path d="M24 9A11 11 0 1 0 25 17M26 2V11H17" strokeWidth="4" />}
          onPress={() => change({ fleet: fleet + 1, ...atTheStart })}
        />
      </div>
    </DemoFrame>
  );
}

function RingItem({ number, ring }: { number: number; ring: Ring }) {
  const name = ringName(number, ring.size);
  return (
    <li data-phase={ring.phase}>
      <span key={name}>{name}</span>
    </li>
  );
}

/**
 * How many devices need a visit, or have rolled back if none does; how many run the new firmware, and how
 * many the old.
 */
function Counts({ rollout: { devices, bricked, rolledBack } }: { rollout: ReturnType<typeof rollOut> }) {
  const allRolledBack = bricked === 0 && rolledBack > 0;
  const names = countTexts(allRolledBack);
  const fallen = devices.flatMap((device, index) => (device === "bricked" ? index : []));
  const counts = [
    { key: "bricked", name: names.bricked, count: allRolledBack ? rolledBack : bricked },
    { key: "updated", name: names.updated, count: countDevices(devices, "updated") },
    { key: "waiting", name: names.waiting, count: countDevices(devices, "waiting") },
  ];
  return (
    <dl className={countList}>
      {counts.map(({ key, name, count }) => (
        <div key={key}>
          <dt key={name}>{name}</dt>
          <dd key={`${count} ${name}`}>{count}</dd>
          {key === "bricked" && (
            <dd aria-hidden="true">
              <FallenDevices devices={fallen} rolledBack={allRolledBack} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const sheet = css`
  --rail: var(--control);
  --thumb: ${gold};
  --thumb-edge: ${gold};
  --thumb-grip: var(--fg);

  display: grid;
  gap: 6px 20px;
  padding: 10px;
  background: var(--fg);
  color: var(--surface);
  ${displayFont("clamp(1rem, 2.3cqi, 1.5rem)", 1.2)};

  > * {
    grid-column: 1 / -1;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width >= 40rem) {
    grid-template-columns: 1fr auto;
    padding: 1.6cqi 1.6cqi 0.8cqi;

    > :is(ol, ol + p) {
      grid-column: auto;
    }
  }
`;

const headlineText = css`
  ${displayFont("clamp(1.125rem, 6.5cqi, 1rem + 2.8cqi)", 1.1)};
`;

const hintText = css`
  color: ${gold};

  @container (width >= 40rem) {
    grid-area: 2 / 2;
  }
`;

const ringList = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.7em;

  /* Four rings take two lines. */
  @container (width < 20rem) {
    min-block-size: 2.4em;
  }

  > [data-phase="waiting"] {
    opacity: 0.75;
  }
  > [data-phase="updating"] {
    text-decoration: underline 3px ${gold};
    text-underline-offset: 4px;
  }
`;

const firstRing = css`
  &&& {
    grid-template-columns: auto auto minmax(8rem, 1fr);
    align-items: center;
    gap: 4px 8px;

    > span {
      min-inline-size: 6.5em;
      ${displayFont("1em", 1.2)};
    }
    > div {
      grid-column: auto;
    }
    @container (width < 20rem) {
      grid-template-columns: auto 1fr;

      > div {
        grid-column: 1 / -1;
      }
    }
  }
`;

const strip = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  > dl {
    grid-column: 1 / -1;
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (width >= 40rem) {
    grid-template-columns: minmax(0, 618fr) minmax(0, 190fr) minmax(0, 190fr);
    gap: 0 1px;

    > dl {
      grid-column: auto;
    }
  }
`;

const countList = css`
  display: grid;
  grid-template-columns: 1.5fr 1fr 1fr;
  ${displayFont("clamp(1rem, 2.2cqi, 1.5rem)", 1.1)};

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    position: relative;
    padding: 8px;
    background: ${gold};

    &:first-child {
      background: var(--fg);
      color: var(--surface);
    }
    &:last-child {
      background: var(--link);
      color: var(--surface);
    }
  }
  @container (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  dt + dd {
    font-size: 2.3em;
    line-height: 1;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width >= 40rem) {
    grid-template-columns: 326fr 146fr 146fr;
    min-block-size: max(11.4cqi, 6.75rem);
    > div {
      padding: 1.2cqi 1.5cqi;
    }
  }
`;
