import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import { DemoRadios } from "../kit/demo-radios.tsx";
import type { Change } from "../kit/demo-types.ts";
import { isFaulty, pages, releasedWithMistake, type State } from "./release-model.ts";

interface Props {
  state: State;
  change: Change<State>;
}

/** The pages with their shares of the visits. The one with the mistake is red until it is fixed. */
export function FaultyPage({ state, change }: Props) {
  return (
    <DemoRadios
      className={plates}
      legend="With a mistake on"
      options={pages.map(({ path, share }) => ({
        value: path,
        content: (
          <>
            <Mark hasMistake={path === state.faultyPath} faulty={isFaulty(path, state)} />
            <span>{path}</span>
            <span>{`${share}%`}</span>
            <svg viewBox="0 0 1 56" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 28h1" strokeWidth={share} />
            </svg>
          </>
        ),
      }))}
      value={state.faultyPath}
      onChange={(faultyPath) => change({ faultyPath, ...releasedWithMistake })}
    />
  );
}

function Mark({ hasMistake, faulty }: { hasMistake: boolean; faulty: boolean }) {
  const drawn = faulty ? "M0-18V5M0 12v7" : "M-13 1l9 10 16-21";
  return (
    <svg
      viewBox="-21-21 42 42"
      data-mark={hasMistake ? (faulty ? "faulty" : "fixed") : undefined}
      aria-hidden="true"
    >
      <path d={hasMistake ? drawn : "M-10 0a10 10 0 0 1 20 0a10 10 0 0 1-20 0"} />
    </svg>
  );
}

const plates = css`
  grid-area: 2 / 1 / -1 / 2;
  grid-auto-rows: 1fr;
  gap: inherit;
  padding-inline: 1.8cqi;

  > label {
    display: grid;
    grid-template: 1fr 1fr / min(22px, 6.5cqi) 1fr;
    align-items: end;
    column-gap: min(7px, 2cqi);
    background: var(--surface);

    &:has([data-mark="faulty"]) {
      background: var(--accent);
      color: var(--surface);
    }
    > span:nth-of-type(2) {
      grid-column: 2;
      align-self: start;
      font-size: 0.94em;
    }
  }
  svg {
    fill: none;
  }
  [viewBox="-21-21 42 42"] {
    grid-row: 1 / -1;
    inline-size: 100%;
    block-size: 100%;
    background: var(--fg);
    stroke: var(--control);
    stroke-width: 4;

    &[data-mark] {
      stroke: var(--surface);
      stroke-width: 8;
    }
    &[data-mark="fixed"] {
      background: var(--success);
    }
  }
  /* The visits on their way to the switch. */
  [preserveAspectRatio] {
    position: absolute;
    inset: 0 -1.8cqi 0 auto;
    inline-size: 1.8cqi;
    block-size: 100%;
    stroke: var(--surface);
  }
  @container (width >= 40rem) {
    padding-inline-end: 2.4cqi;

    > label {
      grid-template: 1fr / 4.2cqi 1fr auto;
      align-items: center;
      column-gap: 1.2cqi;
      padding-inline-end: 1.2cqi;

      > span:nth-of-type(2) {
        grid-column: 3;
        align-self: center;
      }
    }
    [preserveAspectRatio] {
      inset-inline-end: -2.4cqi;
      inline-size: 2.4cqi;
    }
  }
  @media ${motionAllowed} {
    > label,
    svg {
      transition: background-color ${3 * times.beat}ms ${easing.settle};
    }
  }
`;
